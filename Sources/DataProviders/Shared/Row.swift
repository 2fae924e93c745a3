import CSQLite

/// The row that a statement stands at; columns are counted from 0.
package struct Row {
  private let statement: OpaquePointer

  init(of statement: OpaquePointer) {
    self.statement = statement
  }

  /// Whether the column is NULL: in an outer join, that the row has no counterpart.
  package func isNull(_ column: Int32) -> Bool {
    sqlite3_column_type(statement, column) == SQLITE_NULL
  }

  /// The column as a number; 0 for NULL.
  package func integer(_ column: Int32) -> Int64 {
    sqlite3_column_int64(statement, column)
  }

  /// The column as text, whole even with a NUL in it; empty for NULL.
  package func text(_ column: Int32) -> String {
    // The length is only known once the text has been asked for.
    let start = sqlite3_column_text(statement, column)
    let count = sqlite3_column_bytes(statement, column)
    return String(decoding: UnsafeBufferPointer(start: start, count: Int(count)), as: UTF8.self)
  }
}
