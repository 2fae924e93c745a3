import DataProviders

extension StoredGroupDataProvider {
  /// Creates the provider for the user of a store that is nobody else's, who is in its samples.
  convenience init(over database: any SQLDatabase, as account: StoreAccount = .only) async throws {
    self.init(database: database, me: try await database.person(of: account))
  }
}
