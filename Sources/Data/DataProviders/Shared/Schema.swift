import Models

/// The tables of a store, and the migrations of older stores.
package enum Schema: SQLSchema {
  /// Identifies a store of this program among SQLite files: "calç" in Latin-1.
  static let applicationID: Int64 = 0x6361_6CE7

  package static let migrations = [groups, books, nameKeys]

  package static func migrate(_ connection: SQLiteConnection) throws(StoreError) -> Int {
    let version = try version(of: connection)
    for migration in migrations[version...] {
      try connection.execute(migration)
    }
    try connection.execute("PRAGMA application_id = \(applicationID); PRAGMA user_version = \(migrations.count)")
    return version
  }

  /// Whether an entry has the highest number that there is.
  static func isExhausted(_ connection: SQLiteConnection) -> Bool {
    var isExhausted = false
    let selects = StoredTable.all.map { "SELECT 1 FROM \($0.name) WHERE id = \(Int64.max)" }
    // The table in which SQLite itself remembers the highest number ever used.
    let sql = (selects + ["SELECT 1 FROM sqlite_sequence WHERE seq = \(Int64.max)"]).joined(separator: " UNION ALL ")
    try? connection.forEachRow(of: sql) { _ in isExhausted = true }
    return isExhausted
  }

  package static func version(of connection: SQLiteConnection) throws(StoreError) -> Int {
    let content = try SchemaContent(of: connection)
    if content.isEmpty { return 0 }
    guard content.applicationID == applicationID, content.version > 0 else { throw connection.error(.foreign) }
    guard content.version <= migrations.count else { throw connection.error(.newer) }
    let definitions = migrations.prefix(content.version).flatMap { SchemaContent.definitions(in: $0) }
    guard content.definitions == Set(definitions) else { throw connection.error(.corrupt) }
    return content.version
  }
}
