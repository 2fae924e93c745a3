/// Why there is no complete response.
package enum HTTPFailure: Error, Equatable, Sendable {
  /// The request was cancelled.
  case stopped
  /// The server could not be reached, or the connection broke; the reason is the system's own text.
  case broken(reason: String)
  /// The server's identity could not be verified; the reason is the system's own text.
  case untrusted(reason: String)
  /// The response exceeds the request's limits.
  case tooLarge
  /// The response is not HTTP, or not encoded as it claims.
  case malformed
}
