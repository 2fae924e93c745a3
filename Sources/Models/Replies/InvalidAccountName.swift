/// Why a typed account name is invalid.
package enum InvalidAccountName: Error, Equatable, Sendable {
  case blank
  /// The part before the host has characters that no account name has, or is missing.
  case user
  /// The part after the `@` is not the name of a host.
  case host
}
