import Interactors

/// A connection whose failures are already errors of the caller's layer.
///
/// Each feature's extension of ``Database`` makes its own.
struct Statements<Failure: Error> {
  private let connection: Connection
  private let wrap: (StoreError) -> Failure

  init(on connection: Connection, orThrow wrap: @escaping (StoreError) -> Failure) {
    self.connection = connection
    self.wrap = wrap
  }

  /// Makes the changes of `body` together, or none of them if it throws.
  func change<Answer>(_ body: () throws(Failure) -> Answer) throws(Failure) -> Answer {
    try connection.transaction(orThrow: wrap, body)
  }

  /// Runs one statement that changes something.
  ///
  /// - Returns: How many rows it has inserted, updated or deleted itself.
  @discardableResult
  func run(_ sql: String, _ values: Value...) throws(Failure) -> Int {
    do { return try connection.run(sql, values) } catch { throw wrap(error) }
  }

  /// Runs one statement that selects something, and shows every row to `body`.
  func forEachRow(of sql: String, _ values: [Value], body: (Row) -> Void) throws(Failure) {
    do { try connection.forEachRow(of: sql, values, body: body) } catch { throw wrap(error) }
  }
}
