import DataProviders
import Fakes
import Interactors
import Models

#if PostgreSQL
  import PostgreSQLProviders
#endif

/// The implementations of `BookDataProvider` that have to pass its contract suite.
enum ConformingBookProvider: CaseIterable {
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

  func make(in directory: TemporaryDirectory) async throws -> any BookDataProvider {
    switch self {
    case .sqliteFile: StoredBookDataProvider(database: try await SQLiteDatabase(at: .file(directory.store)))
    case .sqliteMemory: StoredBookDataProvider(database: try await SQLiteDatabase(at: .memory))
    case .fake: BookFakeDataProvider()
    #if PostgreSQL
      case .postgreSQL:
        StoredBookDataProvider(database: try await PostgreSQLDatabase(at: directory.database().address))
    #endif
    }
  }
}
