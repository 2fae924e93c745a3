import Foundation
import Interactors
import Models

nonisolated extension RepliesError {
  /// At least one error of each kind, including a rate limit with and without a time.
  package static let samples: [RepliesError] = [
    .unknown, .gone, .closed, .rateLimited(until: Date(timeIntervalSince1970: 1_790_000_900)),
    .rateLimited(until: nil), .serverFailed(status: 503), .serverFailed(status: 418),
    .webPage(status: 404), .webPage(status: 503), .otherInterface, .unreachable(.noLibrary), .unreachable(.unknownHost),
    .unreachable(.refused),
    .unreachable(.insecure), .unreachable(.interrupted), .unreachable(.unusableProxy),
    .unreachable(.refusedByProxy(status: 407)), .untrusted(.expired), .untrusted(.wrongHost), .untrusted(.unverified),
    .untrusted(.uncheckable), .timedOut, .tooLarge, .unreadable, .redirected,
  ]
}
