import DataProviders
import Fakes
import Interactors

#if PostgreSQL
  import PostgreSQLProviders
#endif

/// The implementations that must satisfy the contract of `GroupDataProvider`.
enum ConformingProvider: CaseIterable {
  case sqliteFile
  case sqliteMemory
  case fake
  #if PostgreSQL
    case postgreSQL
  #endif

  /// The stores, with which the fake is compared.
  nonisolated static var stores: [Self] {
    #if PostgreSQL
      [.sqliteMemory, .postgreSQL]
    #else
      [.sqliteMemory]
    #endif
  }

  func make(in directory: TemporaryDirectory) async throws -> any GroupDataProvider {
    switch self {
    case .sqliteFile: StoredGroupDataProvider(database: try await SQLiteDatabase(at: .file(directory.store)))
    case .sqliteMemory: StoredGroupDataProvider(database: try await SQLiteDatabase(at: .memory))
    case .fake: GroupFakeDataProvider()
    #if PostgreSQL
      case .postgreSQL:
        StoredGroupDataProvider(database: try await PostgreSQLDatabase(at: directory.database().address))
    #endif
    }
  }
}
