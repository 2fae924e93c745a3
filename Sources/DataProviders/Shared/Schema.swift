import Interactors

/// The tables of a store, and the migrations of older stores.
enum Schema {
  /// Identifies a store of this program among SQLite files: "calç" in Latin-1.
  static let applicationID: Int64 = 0x6361_6CE7

  /// The migrations; each brings a store from the version equal to its index to the next one.
  ///
  /// A released migration never changes.
  private static let migrations = [groups, books, nameKeys]

  /// Creates the tables and sample data of a new store, or migrates an older one.
  ///
  /// `bookName` gives each sample book its name.
  ///
  /// - Returns: Whether the store is new.
  /// - Throws: `StoreError.foreign`, `.newer`, or an error of reading or writing; the file is then unchanged.
  static func prepare(
    _ connection: Connection, bookName: (SampleBook) -> String
  ) throws(StoreError) -> Bool {
    guard try version(of: connection) < migrations.count else { return false }
    return try connection.transaction(orThrow: \.self) { () throws(StoreError) in
      let isNew = try migrate(connection) == 0
      // The content of an existing store belongs to its user, so sample data is only added to a new one.
      if isNew {
        try SampleGroups.insert(with: connection)
        try SampleBook.insert(named: bookName, with: connection)
      }
      try NameKeys.insert(with: connection)
      return isNew
    }
  }

  /// Brings the store up to date within a transaction: another process may have done so before it began.
  ///
  /// - Returns: The version of the store before; 0 if there was none.
  static func migrate(_ connection: Connection) throws(StoreError) -> Int {
    let version = try version(of: connection)
    for migration in migrations[version...] {
      try connection.execute(migration)
    }
    try connection.execute("PRAGMA application_id = \(applicationID); PRAGMA user_version = \(migrations.count)")
    return version
  }

  /// Whether an entry has the highest number that there is.
  static func isExhausted(_ connection: Connection) -> Bool {
    var isExhausted = false
    let selects = StoredTable.all.map { "SELECT 1 FROM \($0.name) WHERE id = \(Int64.max)" }
    // The table in which SQLite itself remembers the highest number ever used.
    let sql = (selects + ["SELECT 1 FROM sqlite_sequence WHERE seq = \(Int64.max)"]).joined(separator: " UNION ALL ")
    try? connection.forEachRow(of: sql) { _ in isExhausted = true }
    return isExhausted
  }

  /// Returns the number of migrations applied to the store; 0 if it is empty.
  ///
  /// - Throws: `StoreError.foreign`, `.newer`, or `.corrupt` if it is not what these migrations make.
  static func version(of connection: Connection) throws(StoreError) -> Int {
    let content = try SchemaContent(of: connection)
    if content.isEmpty { return 0 }
    guard content.applicationID == applicationID, content.version > 0 else { throw connection.error(.foreign) }
    guard content.version <= migrations.count else { throw connection.error(.newer) }
    let definitions = migrations.prefix(content.version).flatMap { SchemaContent.definitions(in: $0) }
    guard content.definitions == Set(definitions) else { throw connection.error(.corrupt) }
    return content.version
  }
}
