import CSQLite

/// The current row of a statement of SQLite.
package final class SQLiteRow: StoredRow {
  /// Whether a text that was read is not UTF-8, which SQLite does not check; the statement fails then.
  private(set) var isBroken = false

  private let statement: OpaquePointer

  init(of statement: OpaquePointer) { self.statement = statement }

  package var count: Int32 { sqlite3_column_count(statement) }

  package func isNull(_ column: Int32) -> Bool { sqlite3_column_type(statement, column) == SQLITE_NULL }

  package func integer(_ column: Int32) -> Int64 { sqlite3_column_int64(statement, column) }

  package func text(_ column: Int32) -> String {
    // SQLite requires that the text is read before its length.
    let start = sqlite3_column_text(statement, column)
    let count = sqlite3_column_bytes(statement, column)
    let text = String(validating: UnsafeBufferPointer(start: start, count: Int(count)), as: UTF8.self)
    if text == nil { isBroken = true }
    return text ?? ""
  }
}
