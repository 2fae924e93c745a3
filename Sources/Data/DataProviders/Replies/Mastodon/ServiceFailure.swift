import Foundation
import Models
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
    case .noLibrary: self.init(.unreachable(.noLibrary))
    case .unknownHost: self.init(.unreachable(.unknownHost), retryAfter: .zero)
    case .refused: self.init(.unreachable(.refused), retryAfter: .zero)
    // A connection that breaks during the handshake looks the same, and that failure may be temporary.
    case .insecure: self.init(.unreachable(.insecure), retryAfter: .zero)
    case .interrupted: self.init(.unreachable(.interrupted), retryAfter: .zero)
    case .unusableProxy: self.init(.unreachable(.unusableProxy))
    case .refusedByProxy(let status):
      self.init(
        .unreachable(.refusedByProxy(status: status)), retryAfter: RepliesError.isTemporary(status) ? .zero : nil)
    case .expiredCertificate: self.init(.untrusted(.expired))
    case .wrongHostCertificate: self.init(.untrusted(.wrongHost))
    case .unverifiedCertificate: self.init(.untrusted(.unverified))
    case .unreadableAuthorities: self.init(.untrusted(.uncheckable))
    case .tooLarge: self.init(.tooLarge)
    case .malformed: self.init(.unreadable)
    }
  }

  /// Creates the failure for a response's status; nil if the status is 200.
  init?(status response: HTTPResponse, now: Date) {
    let reset = response.resetDate(now: now)
    let wait = reset.map { Duration.seconds(max(0, $0.timeIntervalSince(now))) }
    let isTemporary = RepliesError.isTemporary(response.status)
    switch response.status {
    case 200: return nil
    case 401: self.init(.closed)
    case 429: self.init(.rateLimited(until: reset), retryAfter: wait)
    case let status where response.isWebPage:
      self.init(.webPage(status: status), retryAfter: isTemporary ? wait ?? .zero : nil)
    case 403, 422: self.init(.closed)
    case 404 where response.isJSON: self.init(.unknown)
    case 404, 405, 501: self.init(.otherInterface)
    case 410: self.init(.gone)
    case 201..<300: self.init(.unreadable)
    case let status: self.init(.serverFailed(status: status), retryAfter: isTemporary ? wait ?? .zero : nil)
    }
  }
}
