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
