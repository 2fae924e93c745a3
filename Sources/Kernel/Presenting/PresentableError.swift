import Localization

/// An error with a text for the user.
nonisolated package protocol PresentableError: Error {
  /// What happened.
  var text: Text { get }

  /// What the user can do about it, if anything.
  var remedy: Remedy? { get }
}

nonisolated extension PresentableError {
  package var remedy: Remedy? { nil }
}
