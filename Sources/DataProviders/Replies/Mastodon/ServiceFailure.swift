import Foundation
import Interactors

/// What went wrong with a request, and whether to try again.
struct ServiceFailure: Error {
  let error: RepliesError
  /// How long to wait at least before the request is repeated; nil if that would not help.
  let retryAfter: Duration?

  init(_ error: RepliesError, retryAfter: Duration? = nil) {
    self.error = error
    self.retryAfter = retryAfter
  }

  init(exchange failure: HTTPFailure) {
    switch failure {
    case .stopped: self.init(.timedOut)
    case .broken(let reason): self.init(.unreachable(reason: reason), retryAfter: .zero)
    case .untrusted(let reason): self.init(.unreachable(reason: reason))
    case .tooLarge: self.init(.tooLarge)
    case .malformed: self.init(.unreadable)
    }
  }

  /// What an answer with this status means; nil if it is the answer that was asked for.
  init?(status response: HTTPResponse, now: Date) {
    let reset = response.resetDate(now: now)
    let wait = reset.map { Duration.seconds(max(0, $0.timeIntervalSince(now))) }
    switch response.status {
    case 200: return nil
    case 401, 403: self.init(.closed)
    case 404: self.init(.unknown)
    case 410: self.init(.gone)
    case 429: self.init(.rateLimited(until: reset), retryAfter: wait)
    // The server, or one before it, says that it will pass.
    case 502, 503, 504: self.init(.serverFailed(status: response.status), retryAfter: wait ?? .zero)
    default: self.init(.serverFailed(status: response.status))
    }
  }
}
