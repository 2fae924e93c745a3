import Foundation
import Interactors
import WebClient

/// Why a request failed, and whether to retry it.
struct ServiceFailure: Error {
  let error: RepliesError
  /// The minimum time to wait before a retry; nil if a retry would not help.
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

  /// Creates the failure for a response's status; nil if the status is a success.
  init?(status response: HTTPResponse, now: Date) {
    let reset = response.resetDate(now: now)
    let wait = reset.map { Duration.seconds(max(0, $0.timeIntervalSince(now))) }
    switch response.status {
    case 200: return nil
    case 401, 403: self.init(.closed)
    case 404: self.init(.unknown)
    case 410: self.init(.gone)
    case 429: self.init(.rateLimited(until: reset), retryAfter: wait)
    // These say that the server, or a proxy in front of it, is only temporarily unavailable.
    case 502, 503, 504: self.init(.serverFailed(status: response.status), retryAfter: wait ?? .zero)
    default: self.init(.serverFailed(status: response.status))
    }
  }
}
