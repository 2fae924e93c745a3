import DataProviders
import Fakes
import Interactors

#if PostgreSQL
  import PostgreSQLProviders
#endif

/// The implementations of `AccountDataProvider`, `GroupDataProvider` and `BookDataProvider` that have to pass the contract
/// suites of these.
enum ConformingProvider: CaseIterable {
  case sqliteFile
  case sqliteMemory
  case fake
  #if PostgreSQL
    case postgreSQL
  #endif

  /// The stores, with which the fakes are compared.
  nonisolated static var stores: [Self] {
    #if PostgreSQL
      [.sqliteMemory, .postgreSQL]
    #else
      [.sqliteMemory]
    #endif
  }

  func accounts(in directory: TemporaryDirectory) async throws -> any AccountDataProvider {
    guard let database = try await database(in: directory) else { return AccountFakeDataProvider(people: [.sampleMe]) }
    // The only user has an account from the first use on.
    _ = try await database.person(of: .only)
    return StoredAccountDataProvider(database: database)
  }

  func groups(in directory: TemporaryDirectory) async throws -> any GroupDataProvider {
    guard let database = try await database(in: directory) else { return GroupFakeDataProvider() }
    return try await StoredGroupDataProvider(over: database)
  }

  func books(in directory: TemporaryDirectory) async throws -> any BookDataProvider {
    guard let database = try await database(in: directory) else { return BookFakeDataProvider() }
    return StoredBookDataProvider(database: database)
  }

  /// The databases of two processes that use the same store; in memory, one.
  func pair(in directory: TemporaryDirectory) async throws -> (any SQLDatabase, any SQLDatabase)? {
    guard let one = try await database(in: directory) else { return nil }
    return (one, self == .sqliteMemory ? one : try await database(in: directory) ?? one)
  }

  /// The database of a store; the fakes have none.
  private func database(in directory: TemporaryDirectory) async throws -> (any SQLDatabase)? {
    switch self {
    case .sqliteFile: try await SQLiteDatabase(at: .file(directory.store))
    case .sqliteMemory: try await SQLiteDatabase(at: .memory)
    case .fake: nil
    #if PostgreSQL
      case .postgreSQL: try await PostgreSQLDatabase(at: directory.database().address, beginningWith: .samples())
    #endif
    }
  }
}
