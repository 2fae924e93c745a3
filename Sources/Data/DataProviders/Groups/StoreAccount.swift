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

  /// Whether who comes first takes the place of the only user.
  var takesOver: Bool {
    switch self {
    case .login, .named: true
    case .only, .session: false
    }
  }
}
