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
    provider = try await StoredGroupDataProvider(over: SQLiteDatabase(at: .file(directory.store)))
    connection = try SQLiteConnection(to: .file(directory.store))
  }

  @Test func `deleting a group deletes its memberships`() async throws {
    try await provider.dissolve(group: "1")
    var count: Int64 = -1
    try connection.forEachRow(of: "SELECT count(*) FROM memberships WHERE group_id = 1") { count = $0.integer(0) }
    #expect(count == 0)
  }

  @Test(arguments: [
    "INSERT INTO groups (name) VALUES (NULL)",
    "UPDATE memberships SET standing = 'suggested' WHERE id = 1",
    "UPDATE memberships SET invited_by = 1000 WHERE id = 1",
    "UPDATE people SET account = '' WHERE id = 1",
    "INSERT INTO memberships (group_id, person_id) VALUES (1, 1)",
    "INSERT INTO memberships (group_id, person_id) VALUES (1, 1000)",
    "INSERT INTO memberships (group_id, person_id) VALUES (1000, 1)",
    "INSERT INTO memberships (group_id, person_id) VALUES ('first', 1)",
  ])
  func `invalid rows are refused`(insertion: String) {
    #expect(throws: StoreError.self) { try connection.run(insertion) }
  }
}
