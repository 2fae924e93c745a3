/// By what a store knows who uses it.
package enum StoreAccount: Equatable, Sendable {
  /// The user of a store that is nobody else's: “You”.
  case only
  /// The login: a name, not a proof. Who comes first takes the place of the only user, and is “You” until others come.
  case login(String, fullName: String)
  /// A name that was given: no proof either, but what the person is called from the first time on.
  case named(String)
  /// The user whom the server has let in.
  case session
  /// One of those who share a user of the server, as behind a pooler: a name, not a proof. Refused unless the server's
  /// administrator has made the user a member of `calcots_shared`.
  case sharing(String)

  /// Whether who comes first takes the place of the only user.
  var takesOver: Bool {
    switch self {
    case .login, .named: true
    case .only, .session, .sharing: false
    }
  }
}
