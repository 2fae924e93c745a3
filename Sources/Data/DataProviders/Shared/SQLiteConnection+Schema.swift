import Models

extension SQLiteConnection {
  package static var words: SQLWords { .sqlite }

  package func version(in schema: Schema) throws(StoreError) -> Int {
    let content = try SchemaContent(of: self)
    if content.isEmpty { return 0 }
    guard content.applicationID == SQLWords.mark, content.version > 0 else { throw error(.foreign) }
    guard content.version <= schema.migrations.count else { throw error(.newer) }
    let proper = try SQLiteConnection(to: .memory)
    _ = try schema.upTo(content.version).migrate(proper)
    let definitions = try SchemaContent(of: proper).definitions
    guard content.definitions == definitions else { throw error(.corrupt) }
    return content.version
  }

  /// Whether an entry has the highest number that there is.
  var isExhausted: Bool {
    let selects = Schema.tables.map { "SELECT 1 FROM \($0) WHERE id = \(Int64.max)" }
    // The table in which SQLite itself remembers the highest number ever used.
    let sql = (selects + ["SELECT 1 FROM sqlite_sequence WHERE seq = \(Int64.max)"]).joined(separator: " UNION ALL ")
    return (try? number(sql)) != nil
  }
}
