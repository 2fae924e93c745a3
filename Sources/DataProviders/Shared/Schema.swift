import Interactors

/// The tables of a store, and how an older store comes by them.
enum Schema {
  /// Marks a file as ours among all SQLite files: "calç" in Latin-1.
  static let applicationID: Int64 = 0x6361_6CE7

  /// Each brings a store of the version that is its index to the next one.
  ///
  /// One that has been released never changes again.
  private static let migrations = [groups, books]

  /// Makes the tables of a new store and puts the sample data in, or brings an older one up to date.
  ///
  /// - Returns: Whether the store is new.
  /// - Throws: `StoreError.foreign`, `.newer` or what reading and writing may throw; the file is as it was then.
  static func prepare(_ connection: Connection) throws(StoreError) -> Bool {
    guard try version(of: connection) < migrations.count else { return false }
    return try connection.transaction(orThrow: \.self) { () throws(StoreError) in
      // Another process may have done it since, so look again now that none can.
      let version = try version(of: connection)
      for migration in migrations[version...] {
        try connection.execute(migration)
      }
      try connection.execute("PRAGMA application_id = \(applicationID); PRAGMA user_version = \(migrations.count)")
      // What is in a store that was there before is its user's: nothing is added to it unasked.
      guard version == 0 else { return false }
      try SampleGroups.insert(into: connection)
      try SampleBooks.insert(into: connection)
      return true
    }
  }

  /// How many of the migrations the store has seen: 0 for an empty one.
  private static func version(of connection: Connection) throws(StoreError) -> Int {
    var (mark, version, tables): (Int64, Int64, Int64) = (0, 0, 0)
    // One statement, so that it cannot see half of what another process is making.
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
