/// Why there is no complete response.
///
/// No case has a text of libcurl, which is English and may contain the proxy's password.
package enum HTTPFailure: Error, Equatable, Sendable {
  /// The request was cancelled.
  case stopped
  /// libcurl is not on this machine, or too old.
  case noLibrary
  /// No host of this name was found.
  case unknownHost
  /// Nothing accepted the connection.
  case refused
  /// No secure connection could be made: the server offers none, or only one that is no longer secure.
  case insecure
  /// The connection broke before the response was complete.
  case interrupted
  /// The proxy's address is malformed, or no proxy was found there.
  case unusableProxy
  /// The proxy did not open the way to the server, but answered with this status.
  case refusedByProxy(status: Int)
  /// The server's certificate is no longer valid, or not yet.
  case expiredCertificate
  /// The server's certificate is valid, but for other hosts.
  case wrongHostCertificate
  /// The server's certificate was not issued by an authority that this machine trusts.
  case unverifiedCertificate
  /// The certificates of the authorities that this machine trusts cannot be read.
  case unreadableAuthorities
  /// The response exceeds the request's limits.
  case tooLarge
  /// The response is not HTTP, or not encoded as it claims.
  case malformed
}
