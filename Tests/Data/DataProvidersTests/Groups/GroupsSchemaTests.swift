import DataProviders
import Fakes
import Interactors
import Models
import Testing
import TestSupport

/// Rules that the tables themselves enforce.
@Suite(.fewAtOnce)
struct GroupsSchemaTests {
  private let directory: TemporaryDirectory
  private let provider: StoredGroupDataProvider
  private let connection: SQLiteConnection

  init() async throws {
    directory = try TemporaryDirectory()
    provider = StoredGroupDataProvider(database: try await SQLiteDatabase(at: .file(directory.store)))
    connection = try SQLiteConnection(to: .file(directory.store))
  }

  @Test func `deleting a group deletes its memberships`() async throws {
    try await provider.leave(group: "1")
    var count: Int64 = -1
    try connection.forEachRow(of: "SELECT count(*) FROM memberships WHERE group_id = 1") { count = $0.integer(0) }
    #expect(count == 0)
  }

  @Test(arguments: [
    "INSERT INTO groups (name, category) VALUES ('Group', 'abandoned')",
    "INSERT INTO groups (name, category) VALUES (NULL, 'joined')",
    "INSERT INTO memberships (group_id, person_id) VALUES (1, 1)",
    "INSERT INTO memberships (group_id, person_id) VALUES (1, 1000)",
    "INSERT INTO memberships (group_id, person_id) VALUES (1000, 1)",
    "INSERT INTO memberships (group_id, person_id) VALUES ('first', 1)",
  ])
  func `invalid rows are refused`(insertion: String) {
    #expect(throws: StoreError.self) { try connection.run(insertion) }
  }
}
