import Models

/// The tables of a store, the same on each engine, and the migrations of older stores.
package struct Schema: Sendable {
  /// The SQL of a migration, in the dialect of an engine.
  package typealias Migration = @Sendable (SQLDialect) -> String

  package static let current = Schema(
    migrations: [groups, books, nameKeys, accounts, memberCounts, identity, sharers, news])

  /// The tables with the user's data, each after the tables to which it refers.
  ///
  /// The first column of each is `id`.
  package static let tables = ["groups", "people", "memberships", "books", "news"]

  /// The migrations.
  ///
  /// Each brings a store from the version equal to the migration's index to the next version.
  ///
  /// A released migration never changes.
  package var migrations: [Migration]

  /// Returns this version of the schema, which has only the first migrations.
  package func upTo(_ version: Int) -> Schema { Schema(migrations: Array(migrations.prefix(version))) }

  /// Creates the tables of a new store with this content, or migrates an older store.
  ///
  /// - Returns: Whether the store is new.
  /// - Throws: `StoreError.foreign`, `.newer`, `.notPrepared`, or any other; the store is then unchanged.
  package func prepare(
    _ connection: some SQLConnection, beginningWith content: StoreContent
  ) throws(StoreError) -> Bool {
    guard try connection.version(in: self) < migrations.count else { return false }
    return try connection.transaction { () throws(StoreError) in
      let isNew: Bool
      do throws(StoreError) {
        isNew = try migrate(connection) == 0
      } catch {
        if case .refused = error.unusableReason { throw connection.error(.notPrepared) }
        throw error
      }
      if isNew, case .samples(let owner, let bookName) = content {
        try SampleGroups.insert(for: owner, with: connection)
        try SampleBook.insert(named: bookName, with: connection)
      }
      try NameKeys.insert(with: connection)
      return isNew
    }
  }

  /// Brings the store up to date; call this within a transaction.
  ///
  /// Another process may have done so before the transaction began.
  ///
  /// - Returns: The store's earlier version; 0 if there was no store.
  package func migrate<Connection: SQLConnection>(_ connection: Connection) throws(StoreError) -> Int {
    let dialect = Connection.dialect
    try connection.execute(dialect.lock)
    let version = try connection.version(in: self)
    if version == 0 { try connection.execute(dialect.start) }
    for migration in migrations[version...] { try connection.execute(migration(dialect)) }
    try connection.run("\(dialect.setVersion) \(migrations.count)", [])
    return version
  }
}

/// The content with which a new store begins; an existing store keeps its content.
package enum StoreContent: Sendable {
  /// Nothing; people are registered when they first use the store.
  case nothing
  /// Invented groups, people and books. The owner is in some of the groups, and invited to others; `bookName` gives each book
  /// its name.
  case samples(of: StoreAccount = .only, bookName: @Sendable (SampleBook) -> String = { "\($0)" })
}
