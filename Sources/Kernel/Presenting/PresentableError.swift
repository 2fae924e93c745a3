import Localization

/// An error with text for the user.
nonisolated package protocol PresentableError: Error {
  /// A sentence that explains what happened.
  var text: Text { get }

  /// A remedy that the user can try, if there is one.
  var remedy: Remedy? { get }
}

nonisolated extension PresentableError {
  package var remedy: Remedy? { nil }
}
