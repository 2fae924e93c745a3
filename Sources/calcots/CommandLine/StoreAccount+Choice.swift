import DataProviders

extension StoreAccount {
  /// Chooses by what the store knows its user; nobody has to say who uses a store in memory.
  init(named user: String?, at location: StoreLocation) {
    switch location {
    case .memory: self = .only
    case .server: self = .session
    case .file:
      let login = Login()
      self = user.map(Self.named) ?? .login(login.name, fullName: login.fullName)
    }
  }
}
