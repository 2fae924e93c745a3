import struct Foundation.Date

/// Why a request to the service failed.
package enum RepliesError: Error, Equatable, Sendable {
  /// The server has no such account or post.
  case unknown
  /// The account or post was deleted or suspended.
  case gone
  /// The server answers only signed-in users.
  case closed
  /// Too many requests: further ones are refused until this date, if the server names one.
  case rateLimited(until: Date?)
  /// The server answered with an error status.
  case serverFailed(status: Int)
  /// A web page arrived instead of an answer. The address belongs to a website, or a proxy in front of the server has answered.
  case webPage(status: Int)
  /// The server does not support the requests that this program sends.
  case otherInterface
  /// The server could not be reached, or the connection broke.
  case unreachable(ConnectionFailure)
  /// The server could not prove its identity.
  case untrusted(CertificateFailure)
  /// No complete answer arrived in time.
  case timedOut
  /// The answer exceeded the size limits.
  case tooLarge
  /// The answer does not conform to the interface, for example because its JSON is truncated.
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
    case .serverFailed(let status), .webPage(let status): Self.isTemporary(status)
    case .gone, .otherInterface, .redirected, .tooLarge, .unknown, .unreadable: false
    }
  }

  /// Returns whether a status means that a server or its gateway is temporarily unavailable.
  package static func isTemporary(_ status: Int) -> Bool { (502...504).contains(status) }
}

/// Why the service could not be reached.
package enum ConnectionFailure: Hashable, Sendable {
  /// The library that connects to servers is not installed on this machine.
  case noLibrary
  /// No server with this name was found.
  case unknownHost
  /// The server refused the connection.
  case refused
  /// No secure connection could be made: the server offers none, or only outdated ones.
  case insecure
  /// The connection broke before the answer was complete.
  case interrupted
  /// The address of the proxy is malformed, or no proxy was found there.
  case unusableProxy
  /// The proxy does not let the request through.
  case refusedByProxy(status: Int)
}

/// Why a server's certificate is not accepted.
package enum CertificateFailure: CaseIterable, Hashable, Sendable {
  /// The certificate is no longer valid, or not valid yet.
  case expired
  /// The certificate belongs to other hosts.
  case wrongHost
  /// The certificate was not issued by an authority that this machine trusts.
  case unverified
  /// The certificate cannot be checked, because the trusted certificates cannot be read.
  case uncheckable
}
