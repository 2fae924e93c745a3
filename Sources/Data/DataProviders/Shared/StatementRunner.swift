import Models

/// Runs SQL statements on a connection, and throws the errors of the caller's layer.
///
/// Each feature's extension of a database creates a runner for the feature's errors.
package struct StatementRunner<Connection: SQLConnection, Failure: Error> {
  private let connection: Connection
  private let wrap: (StoreError) -> Failure

  package init(on connection: Connection, orThrow wrap: @escaping (StoreError) -> Failure) {
    self.connection = connection
    self.wrap = wrap
  }

  /// Runs a statement without an answer.
  ///
  /// In a change, a later statement may throw the error of this one.
  package func run(_ sql: String, _ values: Value...) throws(Failure) { try run(sql, values) }

  package func run(_ sql: String, _ values: [Value]) throws(Failure) {
    do {
      try connection.run(sql, values)
    } catch {
      throw wrap(error)
    }
  }

  /// Inserts rows in order, with one statement.
  ///
  /// The table's name may be followed by some of the table's columns in parentheses.
  package func insert(_ rows: [[Value]], into table: String) throws(Failure) {
    do {
      try connection.insert(rows, into: table)
    } catch {
      throw wrap(error)
    }
  }

  /// Runs queries, and lets each read the rows of its answer.
  ///
  /// A server receives all queries in one round trip.
  package func read(_ queries: [Query<Connection.AnswerRow>]) throws(Failure) {
    do {
      try connection.read(queries)
    } catch {
      throw wrap(error)
    }
  }

  /// Runs a query and calls `body` with each row.
  package func forEachRow(
    of sql: String, _ values: [Value] = [], body: (Connection.AnswerRow) -> Void
  ) throws(Failure) {
    do {
      try connection.forEachRow(of: sql, values, body: body)
    } catch {
      throw wrap(error)
    }
  }
}
