import Interactors

/// A connection to a store of any kind, as ``Statements`` uses it.
package protocol SQLConnection {
  associatedtype AnswerRow: StoredRow

  /// Runs a statement that changes rows.
  ///
  /// - Returns: The number of rows inserted, updated or deleted by the statement itself.
  func run(_ sql: String, _ values: [Value]) throws(StoreError) -> Int

  /// Inserts rows in their order, with one statement.
  func insert(_ rows: [[Value]], into table: String, _ columns: [String]) throws(StoreError)

  /// Runs a query and calls `body` with each row.
  func forEachRow(of sql: String, _ values: [Value], body: (AnswerRow) -> Void) throws(StoreError)

  /// Makes all changes of `body`, or none of them if it throws.
  ///
  /// - Parameters:
  ///   - wrap: Converts a failure to begin or to commit into an error of the caller's layer.
  ///   - body: The changes to make.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws, or the error returned by `wrap`.
  func transaction<Answer, Failure: Error>(
    orThrow wrap: (StoreError) -> Failure, _ body: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer
}
