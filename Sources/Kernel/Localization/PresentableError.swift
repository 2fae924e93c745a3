/// An error with a text for the user.
package protocol PresentableError: Error {
  /// What happened.
  var text: Text { get }

  /// What the user can do about it; nil if nothing.
  var remedy: Remedy? { get }
}

extension PresentableError {
  package var remedy: Remedy? { nil }
}
