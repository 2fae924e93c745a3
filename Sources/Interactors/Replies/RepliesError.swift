package import Foundation

/// Everything that can go wrong between the replies' interactors and the service.
nonisolated package enum RepliesError: Error, Equatable, Sendable {
  /// The server knows no such account, or no such post.
  case unknown
  /// It was there, and was deleted or suspended.
  case gone
  /// The server only answers those who are signed in.
  case closed
  /// Too many requests; the server says when it will answer again, if it says.
  case rateLimited(until: Date?)
  /// The server answered with a status that is no answer.
  case serverFailed(status: Int)
  /// The server was not reached, or the connection broke; the reason in the system's words.
  case unreachable(reason: String)
  /// There was no whole answer in time.
  case timedOut
  /// The answer was larger than any that makes sense.
  case tooLarge
  /// The answer is not what the service's interface says: a page for people, broken or cut text.
  case unreadable
  /// The server sent the request on to where it may not go.
  case redirected

  /// Whether the next request would most likely fare the same, whatever it asks for.
  ///
  /// A server that is overloaded, or out of service behind its gateway, is such a case; any other status may be due to
  /// the one thing that was asked for.
  package var concernsWholeService: Bool {
    switch self {
    case .closed, .rateLimited, .timedOut, .unreachable: true
    case .serverFailed(let status): [502, 503, 504].contains(status)
    case .gone, .redirected, .tooLarge, .unknown, .unreadable: false
    }
  }
}
