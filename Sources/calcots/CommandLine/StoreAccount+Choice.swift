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

extension Arguments {
  /// Whether a new store is filled with samples: a store of a team's, on a server or prepared for others, only on request.
  func wantsSamples(at location: StoreLocation) -> Bool {
    if case .server = location { return samples }
    return !prepares || samples
  }
}
