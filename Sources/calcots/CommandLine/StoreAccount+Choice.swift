import DataProviders

extension StoreAccount {
  /// Chooses how the store knows its user; nobody has to say who uses a store in memory.
  init(named user: String?, at location: StoreLocation) {
    switch location {
    case .memory: self = .only
    case .server: self = user.map(Self.sharing) ?? .session
    case .file:
      let login = Login()
      self = user.map { .named($0, fullName: $0) } ?? .named(login.name, fullName: login.fullName)
    }
  }
}
