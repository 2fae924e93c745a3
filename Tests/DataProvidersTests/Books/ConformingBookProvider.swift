import DataProviders
import Fakes
import Interactors
import Models

/// The implementations of `BookDataProvider` that have to pass its contract suite.
enum ConformingBookProvider: CaseIterable {
  case sqliteFile
  case sqliteMemory
  case fake
  case traced

  func make(in directory: TemporaryDirectory) async throws -> any BookDataProvider {
    switch self {
    case .sqliteFile: SQLiteBookDataProvider(database: try await Database(at: .file(directory.store)))
    case .sqliteMemory: SQLiteBookDataProvider(database: try await Database(at: .memory))
    case .fake: BookFakeDataProvider()
    case .traced: TracedBookDataProvider(BookFakeDataProvider())
    }
  }
}
