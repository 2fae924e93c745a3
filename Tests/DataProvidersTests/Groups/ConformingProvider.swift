import DataProviders
import Fakes
import Interactors

/// The implementations that must satisfy the contract of `GroupDataProvider`.
enum ConformingProvider: CaseIterable {
  case sqliteFile
  case sqliteMemory
  case fake
  case traced

  func make(in directory: TemporaryDirectory) async throws -> any GroupDataProvider {
    switch self {
    case .sqliteFile: SQLiteGroupDataProvider(database: try await Database(at: .file(directory.store)))
    case .sqliteMemory: SQLiteGroupDataProvider(database: try await Database(at: .memory))
    case .fake: GroupFakeDataProvider()
    case .traced: TracedGroupDataProvider(GroupFakeDataProvider())
    }
  }
}
