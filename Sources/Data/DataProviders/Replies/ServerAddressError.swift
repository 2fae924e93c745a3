/// Why a server's address is invalid.
package enum ServerAddressError: Error, CaseIterable, Sendable {
  /// It does not have the form `https://server.example`.
  case notAnAddress
  /// It contains a user name or password, but the program does not sign in.
  case hasCredentials
  /// It contains a path, a query or a fragment.
  case hasPath
  /// It is not encrypted, and not on this machine.
  case notHTTPS
}
