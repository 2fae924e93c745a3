/// How a store knows who uses it.
package enum StoreAccount: Equatable, Sendable {
  /// The user of a store that is nobody else's: “You”.
  case only
  /// A name that was given, or that of the login: a name, not a proof. Whoever comes first replaces the only user.
  case named(String, fullName: String)
  /// The user whom the server has let in.
  case session
  /// One of those who share a user of the server, as behind a pooler: a name, not a proof. Refused unless the server's
  /// administrator has made the user a member of `calcots_shared`.
  case sharing(String)
}
