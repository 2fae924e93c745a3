import Models

/// Copies a store to a place that has none: what is read is one moment of the source, and what is written one
/// transaction.
package struct StoreCopy {
  package enum Failure: Error, Equatable {
    case interrupted
    case store(StoreError)
  }

  /// How many rows are in memory at once; SQLite and PostgreSQL take some ten thousand values in one statement.
  private let batch: Int
  /// Asked between two batches.
  private let isInterrupted: () -> Bool

  package init(batch: Int = 500, isInterrupted: @escaping () -> Bool) {
    self.batch = batch
    self.isInterrupted = isInterrupted
  }

  /// Brings the source up to date, and copies all rows, with their numbers, to new tables.
  ///
  /// - Returns: How many rows there are.
  /// - Throws: `Failure`, in which case the target is as it was: also if there is a store, or none to copy.
  package func run<Source: CopyableConnection, Target: CopyableConnection>(
    from source: Source, to target: Target
  ) throws(Failure) -> Int {
    try storing { () throws(StoreError) in
      guard try source.version(in: .current) > 0 else { throw source.error(.noStore) }
      _ = try Schema.current.prepare(source) { "\($0)" }
    }
    return try target.transaction(orThrow: Failure.store) { () throws(Failure) in
      try storing { () throws(StoreError) in
        guard try Schema.current.migrate(target) == 0 else { throw target.error(.notEmpty) }
      }
      // The keys come after it: the source does not wait for them.
      let count = try source.snapshot(orThrow: Failure.store) { () throws(Failure) in
        var count = 0
        for table in StoredTable.all { count += try copy(table, from: source, to: target) }
        return count
      }
      try storing { () throws(StoreError) in try NameKeys.insert(with: target) }
      return count
    }
  }

  private func copy<Source: CopyableConnection, Target: CopyableConnection>(
    _ table: StoredTable, from source: Source, to target: Target
  ) throws(Failure) -> Int {
    let columns = table.columns.map(\.name)
    let sql = """
      SELECT \(columns.joined(separator: ", ")) FROM \(table.name) WHERE id > $1 ORDER BY id LIMIT \(batch)
      """
    var (count, last) = (0, Int64.min)
    while true {
      guard !isInterrupted() else { throw .interrupted }
      var rows: [[Value]] = []
      try storing { () throws(StoreError) in
        try source.forEachRow(of: sql, [.integer(last)]) { row in
          rows.append(table.values(of: row))
          last = row.integer(0)
        }
        guard !rows.isEmpty else {
          // Rows that are gone have used up numbers as well.
          return try target.setNewestNumber(max(last, source.newestNumber(in: table.name)), in: table.name)
        }
        try target.insert(rows, into: table.name, columns)
      }
      guard !rows.isEmpty else { return count }
      count += rows.count
    }
  }

  private func storing<Answer>(_ body: () throws(StoreError) -> Answer) throws(Failure) -> Answer {
    do { return try body() } catch { throw .store(error) }
  }
}
