/// An error that says in the user's words why a command was refused.
package protocol Explained: Error {
  /// What happened and what to do.
  nonisolated var message: String { get }
}
