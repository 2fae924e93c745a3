/// The current row of an answer of any database; columns are zero-based.
package protocol StoredRow {
  /// The number of columns.
  var count: Int32 { get }

  /// Whether the column is NULL, which in an outer join means that there is no matching row.
  func isNull(_ column: Int32) -> Bool

  /// The column as a number; 0 for NULL.
  func integer(_ column: Int32) -> Int64

  /// The column as text, complete even if it contains NUL; empty for NULL.
  func text(_ column: Int32) -> String
}
