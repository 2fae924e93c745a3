/// Why there is no whole answer.
package enum HTTPFailure: Error, Equatable, Sendable {
  /// Whoever waited for it has gone.
  case stopped
  /// The server was not reached, or the connection broke; the reason in the system's words.
  case broken(reason: String)
  /// The server cannot prove that it is the one; the reason in the system's words.
  case untrusted(reason: String)
  /// There was more of it than the caller wants.
  case tooLarge
  /// What came is not HTTP, or not packed as it says.
  case malformed
}
