import Interactors

/// The tables of a store, and the migrations of older stores.
enum Schema {
  /// Identifies a store of this program among SQLite files: "calç" in Latin-1.
  static let applicationID: Int64 = 0x6361_6CE7

  /// The migrations; each brings a store from the version equal to its index to the next one.
  ///
  /// A released migration never changes.
  private static let migrations = [groups, books]

  /// Creates the tables and sample data of a new store, or migrates an older one.
  ///
  /// - Returns: Whether the store is new.
  /// - Throws: `StoreError.foreign`, `.newer`, or an error of reading or writing; the file is then unchanged.
  static func prepare(_ connection: Connection) throws(StoreError) -> Bool {
    guard try version(of: connection) < migrations.count else { return false }
    return try connection.transaction(orThrow: \.self) { () throws(StoreError) in
      // Another process may have migrated it in the meantime, so check again now that no other can.
      let version = try version(of: connection)
      for migration in migrations[version...] {
        try connection.execute(migration)
      }
      try connection.execute("PRAGMA application_id = \(applicationID); PRAGMA user_version = \(migrations.count)")
      // The content of an existing store belongs to its user, so sample data is only added to a new one.
      guard version == 0 else { return false }
      try SampleGroups.insert(into: connection)
      try SampleBooks.insert(into: connection)
      return true
    }
  }

  /// Returns the number of migrations applied to the store; 0 if it is empty.
  private static func version(of connection: Connection) throws(StoreError) -> Int {
    var (mark, version, tables): (Int64, Int64, Int64) = (0, 0, 0)
    // A single statement, so that it cannot see a half-finished migration by another process.
    try connection.forEachRow(
      of: """
        SELECT (SELECT application_id FROM pragma_application_id), (SELECT user_version FROM pragma_user_version),
          (SELECT count(*) FROM sqlite_master)
        """
    ) { row in
      (mark, version, tables) = (row.integer(0), row.integer(1), row.integer(2))
    }
    if (mark, version, tables) == (0, 0, 0) { return 0 }
    guard mark == applicationID, version > 0 else { throw connection.error(.foreign) }
    guard version <= migrations.count else { throw connection.error(.newer) }
    return Int(version)
  }
}
