import Models

extension SQLiteConnection {
  package static var dialect: SQLDialect { .sqlite }

  package func version(in schema: Schema) throws(StoreError) -> Int {
    let stored = try StoredSchema(of: self)
    if stored.isEmpty { return 0 }
    guard stored.applicationID == SQLDialect.mark, stored.version > 0 else { throw error(.foreign) }
    guard stored.version <= schema.migrations.count else { throw error(.newer) }
    let proper = try SQLiteConnection(to: .memory)
    _ = try schema.upTo(stored.version).migrate(proper)
    let definitions = try StoredSchema(of: proper).definitions
    guard stored.definitions == definitions else { throw error(.corrupt) }
    accept()
    return stored.version
  }

  /// Whether an entry has the highest number that there is.
  var isExhausted: Bool {
    let selects = Schema.tables.map { "SELECT 1 FROM \($0) WHERE id = \(Int64.max)" }
    // The table in which SQLite itself remembers the highest number ever used.
    let sql = (selects + ["SELECT 1 FROM sqlite_sequence WHERE seq = \(Int64.max)"]).joined(separator: " UNION ALL ")
    return (try? number(sql)) != nil
  }
}

/// The schema found in a SQLite database: the program that it belongs to, its version, and the definitions of its tables.
struct StoredSchema {
  private(set) var applicationID: Int64 = 0
  private(set) var version = 0
  /// The statements that define its tables, indexes, views and triggers, except SQLite's own.
  private(set) var definitions: Set<String> = []
  private var count: Int64 = 0

  var isEmpty: Bool { applicationID == 0 && version == 0 && count == 0 }

  /// Reads the schema without using the tables, whose definitions may be damaged or hostile.
  init(of connection: SQLiteConnection) throws(StoreError) {
    // A single statement, so that it cannot see a half-finished migration by another process. The outer join returns a
    // row even if there is no definition.
    let sql = """
      SELECT application_id, user_version, (SELECT count(*) FROM sqlite_master), sql
      FROM pragma_application_id, pragma_user_version
        LEFT JOIN sqlite_master ON substr(sql, 1, 20) <> 'CREATE TABLE sqlite_'
      """
    try connection.forEachRow(of: sql) { row in
      applicationID = row.integer(0)
      version = Int(row.integer(1))
      count = row.integer(2)
      guard !row.isNull(3) else { return }
      // How a statement is broken into lines does not matter.
      definitions.insert(row.text(3).split(whereSeparator: \.isWhitespace).joined(separator: " "))
    }
  }
}
