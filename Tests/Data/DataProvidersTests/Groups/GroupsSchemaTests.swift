import DataProviders
import Fakes
import Interactors
import Models
import TestSupport
import Testing

/// Rules that the tables themselves enforce, and what is not counted in large ones.
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
  func `the database refuses invalid rows`(insertion: String) {
    #expect(throws: StoreError.self) { try connection.run(insertion) }
  }

  @Test func `in a store with 2,200 groups or more, the suggested groups are counted only if all rows are requested`()
    async throws
  {
    try connection.execute(
      """
      INSERT INTO groups (name) WITH RECURSIVE numbers (n) AS (
          SELECT count(*) + 1 FROM groups UNION ALL SELECT n + 1 FROM numbers WHERE n < 2199
        ) SELECT 'Group' FROM numbers;
      INSERT INTO memberships (group_id, person_id) SELECT id, \(provider.me.id) FROM groups WHERE name = 'Group';
      """)
    func suggested(limit: Int) async throws -> Int? {
      try await provider.groupsList(of: .joined, limit: limit).count(of: .suggested)
    }
    let others = try await suggested(limit: .max)
    #expect(others != nil)
    #expect(try await suggested(limit: 200) == others)
    _ = try await provider.createGroup(GroupName("The 2,200th"))
    #expect(try await suggested(limit: 200) == nil)
    #expect(try await suggested(limit: .max) == others)
  }
}
