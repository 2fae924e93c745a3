import Models

extension SQLiteConnection {
  package static var dialect: SQLDialect { .sqlite }

  package func version(in schema: Schema) throws(StoreError) -> Int {
    let stored = try StoredSchema(of: self)
    if stored.isEmpty { return 0 }
    guard stored.applicationID == SQLDialect.mark, stored.version > 0 else { throw error(.foreign) }
    guard stored.version <= schema.migrations.count else { throw error(.newer) }
    let proper = try Self.definitions(of: schema.upTo(stored.version))
    // Other programs may have their own tables in the file. But they must not have triggers on this program's tables,
    // because this program has turned triggers off.
    if let name = proper.keys.sorted().first(where: { stored.definitions[$0] != proper[$0] }) {
      throw error(.altered(name))
    }
    if let trigger = stored.triggers.first(where: { proper[$0.value] != nil }) { throw error(.altered(trigger.key)) }
    accept()
    return stored.version
  }

  /// Returns the version of a store that was restored from a dump; nil for other files.
  ///
  /// A restored store has all tables of its version, but not the mark.
  static func versionOfDump(at path: String) -> Int? {
    guard let found = try? StoredSchema(of: SQLiteConnection(lookingAt: path)) else { return nil }
    return (1...Schema.current.migrations.count).last { version in
      guard let proper = try? definitions(of: Schema.current.upTo(version)) else { return false }
      return proper.allSatisfy { found.definitions[$0.key] == $0.value }
    }
  }

  /// Creates a schema's tables in memory, and returns the statements that define them, by name.
  private static func definitions(of schema: Schema) throws(StoreError) -> [String: String] {
    let connection = try SQLiteConnection(to: .memory)
    _ = try schema.migrate(connection)
    return try StoredSchema(of: connection).definitions
  }

  /// Whether an entry has the highest possible number.
  var isExhausted: Bool {
    let selects = Schema.tables.map { "SELECT 1 FROM \($0) WHERE id = \(Int64.max)" }
    // The table in which SQLite keeps the highest number ever used.
    let sql = (selects + ["SELECT 1 FROM sqlite_sequence WHERE seq = \(Int64.max)"]).joined(separator: " UNION ALL ")
    return (try? number(sql)) != nil
  }
}

/// The schema found in a SQLite database: its program, its version and its table definitions.
struct StoredSchema {
  private(set) var applicationID: Int64 = 0
  private(set) var version = 0
  /// The definitions of its tables, indexes, views and triggers, by name.
  ///
  /// SQLite's own definitions are left out.
  private(set) var definitions: [String: String] = [:]
  /// The table of each trigger, by the trigger's name.
  private(set) var triggers: [String: String] = [:]
  private var count: Int64 = 0

  var isEmpty: Bool { applicationID == 0 && version == 0 && count == 0 }

  /// Reads the schema without using the tables, whose definitions may be damaged or hostile.
  init(of connection: SQLiteConnection) throws(StoreError) {
    // Use a single statement, so that it cannot see a half-finished migration by another process. The outer join returns a
    // row even if there is no definition.
    let sql = """
      SELECT application_id, user_version, (SELECT count(*) FROM sqlite_master), sql, type, name, tbl_name
      FROM pragma_application_id, pragma_user_version
        LEFT JOIN sqlite_master ON substr(sql, 1, 20) <> 'CREATE TABLE sqlite_'
      """
    try connection.forEachRow(of: sql) { row in
      applicationID = row.integer(0)
      version = Int(row.integer(1))
      count = row.integer(2)
      guard !row.isNull(3) else { return }
      // Line breaks within a statement do not matter.
      definitions[row.text(5)] = row.text(3).split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if row.text(4) == "trigger" { triggers[row.text(5)] = row.text(6) }
    }
  }
}
