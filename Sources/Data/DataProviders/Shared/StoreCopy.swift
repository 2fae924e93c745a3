import Models

/// Copies a store to a location without a store.
///
/// It reads the source as of one moment, and writes the copy in one transaction.
///
/// A signal may end the program before the copy is complete, but no partial copy remains. A server rolls the transaction back
/// when the connection breaks. SQLite rolls it back when the file is next opened; the file is then empty.
package struct StoreCopy {
  /// How many rows are in memory at once.
  ///
  /// SQLite and PostgreSQL accept tens of thousands of values in one statement.
  private let batch: Int

  package init(batch: Int = 500) { self.batch = batch }

  /// Brings the source up to date, and copies all rows, with their numbers, to new tables.
  ///
  /// - Returns: The number of rows copied.
  /// - Throws: `StoreError`, for example if the target already contains a store, or if the source contains none. The target is
  ///   then unchanged.
  package func run<Source: SQLConnection, Target: SQLConnection>(
    from source: Source, to target: Target
  ) throws(StoreError) -> Int {
    guard try source.version(in: .current) > 0 else { throw source.error(.noStore) }
    _ = try Schema.current.prepare(source, beginningWith: .nothing)
    return try target.transaction { () throws(StoreError) in
      guard try Schema.current.migrate(target) == 0 else { throw target.error(.notEmpty) }
      // Insert the name keys later, so that the source is not locked any longer than necessary.
      let count = try source.snapshot { () throws(StoreError) in
        var count = 0
        for table in Schema.tables { count += try copy(table, from: source, to: target) }
        return count
      }
      try NameKeys.insert(with: target)
      try target.analyze()
      return count
    }
  }

  private func copy<Source: SQLConnection, Target: SQLConnection>(
    _ table: String, from source: Source, to target: Target
  ) throws(StoreError) -> Int {
    // Both stores are of the same version now, so their columns are the same, and in the same order.
    let sql = "SELECT * FROM \(table) WHERE id > $1 ORDER BY id LIMIT \(batch)"
    var count = 0
    var last = Int64.min
    while true {
      var rows: [[Value]] = []
      try source.forEachRow(of: sql, [.integer(last)]) { row in
        // Each engine accepts text for a column of any type.
        rows.append((0..<row.count).map { row.isNull($0) ? .null : .text(row.text($0)) })
        last = row.integer(0)
      }
      guard !rows.isEmpty else {
        // Deleted rows have used up numbers as well.
        try target.setNewestNumber(max(last, source.newestNumber(in: table)), in: table)
        return count
      }
      try target.insert(rows, into: table)
      count += rows.count
    }
  }
}
