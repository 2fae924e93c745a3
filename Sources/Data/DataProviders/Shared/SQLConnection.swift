import Models

/// A connection to a store of any kind.
///
/// Values are bound to `$1`, `$2` and so on.
package protocol SQLConnection: AnyObject {
  associatedtype AnswerRow: StoredRow

  /// The name of the store used in messages.
  var name: String { get }

  /// The facts that this program has learnt about the store; nil until they are read.
  var known: KnownStore? { get set }

  /// The clause with which a query locks its rows until the end of the transaction.
  static var rowLock: String { get }
  /// The statement that locks the news for a transaction; nil if transactions never overlap.
  ///
  /// A higher number means newer news. So a transaction must not end after another one that took a higher number.
  static var newsLock: String? { get }
  /// The SQL function that returns the position of one text in another, or 0.
  static var position: String { get }
  /// The expression for the current time, in whole seconds since 1970.
  static var now: String { get }
  /// The dialect in which the store's tables are defined.
  static var dialect: SQLDialect { get }

  /// Returns the number of migrations applied to the store; 0 if there is no store yet.
  ///
  /// - Throws: `StoreError`, such as `.foreign`, `.newer`, or `.corrupt` if its tables differ from what the migrations create.
  func version(in schema: Schema) throws(StoreError) -> Int

  /// Runs statements separated by semicolons, without bound values.
  func execute(_ script: String) throws(StoreError)

  /// Runs a statement without an answer.
  ///
  /// In a transaction, the statement may be sent together with a later one. The call for the later one then throws the error.
  func run(_ sql: String, _ values: [Value]) throws(StoreError)

  /// Runs a query and calls `body` with each row.
  func forEachRow(of sql: String, _ values: [Value], body: (AnswerRow) -> Void) throws(StoreError)

  /// Runs queries, and lets each read the rows of its answer. A server receives all queries in one round trip.
  func read(_ queries: [Query<AnswerRow>]) throws(StoreError)

  /// Makes all changes of `body`, or none of them if it throws.
  ///
  /// - Parameters:
  ///   - section: The section that is changed, so that other programs can be notified; nil for all of them.
  ///   - wrap: Converts a failure to begin or to commit into an error of the caller's layer.
  ///   - body: The changes to make.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws, or the error returned by `wrap`.
  func transaction<Answer, Failure: Error>(
    changing section: StoreSection?, orThrow wrap: (StoreError) -> Failure, _ body: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer

  // MARK: Copying to a store of any kind

  /// Runs `body`, which sees no changes by other connections and must not change anything.
  ///
  /// - Throws: What `body` throws, or an error if the snapshot cannot begin. A failure at its end is ignored.
  func snapshot<Answer>(_ body: () throws(StoreError) -> Answer) throws(StoreError) -> Answer

  /// Makes the database update its table statistics, if it plans queries by them.
  func analyze() throws(StoreError)

  /// Returns the highest number that a row of the table was ever given; 0 if there was none.
  func newestNumber(in table: String) throws(StoreError) -> Int64

  /// Sets the highest number given so far; the table's next row gets the number after it.
  func setNewestNumber(_ number: Int64, in table: String) throws(StoreError)
}

/// A query, with a function that reads each row of its answer.
package struct Query<Row: StoredRow> {
  package let sql: String
  package let values: [Value]
  package let read: (Row) -> Void

  package init(_ sql: String, _ values: [Value] = [], read: @escaping (Row) -> Void) {
    self.sql = sql
    self.values = values
    self.read = read
  }
}

extension SQLConnection {
  /// Makes all changes of `body`, in any section, or none of them if it throws.
  package func transaction<Answer>(_ body: () throws(StoreError) -> Answer) throws(StoreError) -> Answer {
    try transaction(changing: nil, orThrow: \.self, body)
  }

  /// Returns an error for a problem with this store.
  package func error(_ problem: StoreError.Problem) -> StoreError { StoreError(problem, path: name) }

  /// Returns an error for the reason why this store is unusable.
  package func error(_ reason: UnusableStore.Reason) -> StoreError { StoreError(reason, path: name) }

  /// Reads the identity of the store, which must be of the current version.
  package func learn() throws(StoreError) {
    var id: String?
    try forEachRow(of: "SELECT id FROM calcots.store", []) { id = $0.text(0) }
    guard let id else { throw error(.corrupt) }
    known = KnownStore(version: Int64(Schema.current.migrations.count), id: id)
  }

  /// Returns the number in the first column of a query's last row.
  package func number(_ sql: String, _ values: [Value] = []) throws(StoreError) -> Int64? {
    var number: Int64?
    try forEachRow(of: sql, values) { number = $0.integer(0) }
    return number
  }

  /// Inserts rows in order, with one statement.
  ///
  /// The table's name may be followed by some of the table's columns, as in `people (first_name, last_name)`.
  package func insert(_ rows: [[Value]], into table: String) throws(StoreError) {
    let lines = zip(0..., rows).map { index, row in
      "(" + row.indices.map { "$\(index * row.count + $0 + 1)" }.joined(separator: ", ") + ")"
    }
    try run("INSERT INTO \(table) VALUES \(lines.joined(separator: ", "))", rows.flatMap(\.self))
  }
}

/// The current row of an answer of any database; columns are zero-based.
package protocol StoredRow {
  /// The number of columns.
  var count: Int32 { get }

  /// Whether the column is NULL, which in an outer join means that there is no matching row.
  func isNull(_ column: Int32) -> Bool

  /// Returns the column as a number; 0 for NULL.
  func integer(_ column: Int32) -> Int64

  /// Returns the column as text, complete even if it contains NUL; empty for NULL.
  func text(_ column: Int32) -> String
}

/// A value bound to a placeholder in a statement.
package enum Value: Sendable {
  case null
  case integer(Int64)
  case text(String)

  /// Returns the key of the row with this id; NULL if the text cannot be a row's id.
  ///
  /// NULL matches no row.
  package static func key(of id: String) -> Value {
    // "007" and "+7" are not the id of row 7.
    guard let number = Int64(id), String(number) == id else { return .null }
    return .integer(number)
  }
}
