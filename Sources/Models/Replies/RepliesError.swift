import struct Foundation.Date

/// Why a request to the service failed.
package enum RepliesError: Error, Equatable, Sendable {
  /// The server has no such account or post.
  case unknown
  /// The account or post was deleted or suspended.
  case gone
  /// The server answers only signed-in users.
  case closed
  /// There were too many requests; further ones are refused until this date, if the server names one.
  case rateLimited(until: Date?)
  /// The server answered with an error status.
  case serverFailed(status: Int)
  /// The server could not be reached, or the connection broke.
  case unreachable(ConnectionFailure)
  /// The server did not prove that it is the one that was asked.
  case untrusted(CertificateFailure)
  /// No complete answer arrived in time.
  case timedOut
  /// The answer exceeded the size limits.
  case tooLarge
  /// The answer does not conform to the service's interface: an HTML page, or broken or truncated JSON.
  case unreadable
  /// The server redirected the request to an address that is not allowed.
  case redirected

  /// Whether other requests to the server would most likely fail as well.
  ///
  /// This includes a server that is overloaded, or down behind its gateway. Any other status may be specific to the
  /// request.
  package var concernsWholeService: Bool {
    switch self {
    case .closed, .rateLimited, .timedOut, .unreachable, .untrusted: true
    case .serverFailed(let status): [502, 503, 504].contains(status)
    case .gone, .redirected, .tooLarge, .unknown, .unreadable: false
    }
  }
}
