/// Why there is no complete response.
///
/// No case contains libcurl's message, which is English and may contain the proxy's password.
package enum HTTPFailure: Error, Equatable, Sendable {
  /// The request was cancelled.
  case stopped
  /// libcurl is not installed, or is too old.
  case noLibrary
  /// No host of this name was found.
  case unknownHost
  /// Nothing accepted the connection.
  case refused
  /// No secure connection could be made. The server offers none or only an outdated one, or the connection broke during the
  /// handshake.
  case insecure
  /// The connection broke before the response was complete.
  case interrupted
  /// The proxy's address is malformed, or no proxy was found there.
  case unusableProxy
  /// The proxy refused to connect to the server, and answered with this status.
  case refusedByProxy(status: Int)
  /// The server's certificate has expired, or is not valid yet.
  case expiredCertificate
  /// The server's certificate is valid, but not for this host.
  case wrongHostCertificate
  /// The server's certificate was not issued by an authority that this machine trusts.
  case unverifiedCertificate
  /// The certificates of the authorities that this machine trusts cannot be read.
  case unreadableAuthorities
  /// The response exceeds the request's limits.
  case tooLarge
  /// The response is not HTTP, or not in the encoding that it declares.
  case malformed
}
