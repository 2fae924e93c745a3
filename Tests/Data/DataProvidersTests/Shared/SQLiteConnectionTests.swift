import Changes
import DataProviders
import Interactors
import Models
import TestSupport
import Testing

@Suite(.fewAtOnce)
struct SQLiteConnectionTests {
  private let connection: SQLiteConnection

  init() throws {
    connection = try SQLiteConnection(to: .memory)
    try connection.execute("CREATE TABLE words (word TEXT UNIQUE) STRICT")
  }

  @Test(arguments: ["", "O'Brien", "calçots", "佐藤", "\u{202E}מקהלה", "before\0after", "?"])
  func `text is read back unchanged`(text: String) throws {
    try connection.run("INSERT INTO words VALUES ($1)", [.text(text)])
    #expect(try words() == [text])
  }

  @Test func `a NULL column is read as null`() throws {
    try connection.run("INSERT INTO words VALUES ($1)", [.null])
    var isNull = false
    try connection.forEachRow(of: "SELECT word FROM words") { isNull = $0.isNull(0) }
    #expect(isNull)
  }

  @Test func `a statement can be run again with other values`() throws {
    try connection.run("INSERT INTO words VALUES ($1)", [.text("one")])
    try connection.run("INSERT INTO words VALUES ($1)", [.text("two")])
    #expect(try words() == ["one", "two"])
  }

  @Test func `a statement can be run again after a failure`() throws {
    try connection.run("INSERT INTO words VALUES ($1)", [.text("one")])
    #expect(throws: StoreError(.failed("UNIQUE constraint failed: words.word"), path: "memory")) {
      try connection.run("INSERT INTO words VALUES ($1)", [.text("one")])
    }
    try connection.run("INSERT INTO words VALUES ($1)", [.text("two")])
    #expect(try words() == ["one", "two"])
  }

  @Test func `a transaction is committed as a whole`() throws {
    try connection.transaction { () throws(StoreError) in
      try connection.execute("INSERT INTO words VALUES ('one'); INSERT INTO words VALUES ('two')")
    }
    #expect(try words() == ["one", "two"])
  }

  @Test func `after a snapshot has been read, the store can still be changed`() throws {
    try connection.snapshot { () throws(StoreError) in try connection.execute("SELECT * FROM words") }
    try connection.transaction { () throws(StoreError) in try connection.execute("INSERT INTO words VALUES ('one')") }
    #expect(try words() == ["one"])
  }

  @Test func `a transaction that throws is rolled back`() throws {
    #expect(throws: GroupsError.groupGone) {
      try connection.transaction(changing: nil, orThrow: GroupsError.store) { () throws(GroupsError) in
        _ = try? connection.run("INSERT INTO words VALUES ('one')")
        throw .groupGone
      }
    }
    #expect(try words() == [])
  }

  @Test func `a failed transaction does not block the next one`() throws {
    _ = try? connection.transaction { () throws(StoreError) in try connection.run("nonsense") }
    try connection.transaction { () throws(StoreError) in
      try connection.execute("INSERT INTO words VALUES ('one')")
    }
    #expect(try words() == ["one"])
  }

  @Test(arguments: [("synchronous", 2), ("foreign_keys", 1), ("trusted_schema", 0)] as [(String, Int64)])
  func `each connection sets the options that protect a store from damage`(pragma: String, value: Int64) throws {
    var values: [Int64] = []
    try connection.forEachRow(of: "PRAGMA \(pragma)") { values.append($0.integer(0)) }
    #expect(values == [value])
  }

  @Test(arguments: [
    "PRAGMA writable_schema = ON; UPDATE sqlite_master SET sql = ''",
    "CREATE VIEW endless AS SELECT 1; SELECT * FROM endless",
  ])
  func `a connection refuses statements that could damage the store or run forever`(script: String) {
    #expect(throws: StoreError.self) { try connection.execute(script) }
  }

  @Test func `a connection runs no triggers`() throws {
    try connection.execute("CREATE TRIGGER more AFTER INSERT ON words BEGIN DELETE FROM words; END")
    try connection.execute("INSERT INTO words VALUES ('one')")
    #expect(try words() == ["one"])
  }

  private func words() throws -> [String] {
    var words: [String] = []
    try connection.forEachRow(of: "SELECT word FROM words ORDER BY rowid") { words.append($0.text(0)) }
    return words
  }
}
