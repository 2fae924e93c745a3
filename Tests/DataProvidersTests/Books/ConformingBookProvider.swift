import DataProviders
import Fakes
import Interactors
import Models

/// Everything that must keep the promises of `BookDataProvider`, with the same books to begin with.
enum ConformingBookProvider: CaseIterable {
  case sqliteFile
  case sqliteMemory
  case fake

  func make(in directory: TemporaryDirectory) async throws -> any BookDataProvider {
    switch self {
    case .sqliteFile: SQLiteBookDataProvider(database: try await Database(at: .file(directory.store)))
    case .sqliteMemory: SQLiteBookDataProvider(database: try await Database(at: .memory))
    case .fake: BookFakeDataProvider()
    }
  }
}
