/// An error that says in the user's words why a command was refused.
package protocol Explained: Error {
  /// What happened and what to do.
  nonisolated var message: String { get }
}

extension Error {
  /// What the user is told of any error; one that nobody has put into words speaks for itself.
  nonisolated var explanation: String {
    (self as? any Explained)?.message ?? String(describing: self)
  }
}
