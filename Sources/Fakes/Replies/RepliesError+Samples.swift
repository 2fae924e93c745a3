import Foundation
package import Interactors

nonisolated extension RepliesError {
  /// One of each kind, and both kinds of a rate limit.
  package static let samples: [RepliesError] = [
    .unknown, .gone, .closed, .rateLimited(until: Date(timeIntervalSince1970: 1_790_000_900)),
    .rateLimited(until: nil), .serverFailed(status: 503), .unreachable(reason: "connection refused"), .timedOut,
    .tooLarge, .unreadable, .redirected,
  ]
}
