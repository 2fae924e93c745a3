/// What is wrong with the address of a server.
package enum ServerAddressError: Error, CaseIterable, Sendable {
  /// It does not name a host in the form `https://server.example`.
  case notAnAddress
  /// There is a name or a password in it, and the program signs in nowhere.
  case hasCredentials
  /// There is more than a host in it.
  case hasPath
  /// It is not encrypted, and not on this machine itself.
  case notHTTPS
}
