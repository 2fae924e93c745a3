import CSQLite
package import Interactors

/// One connection to a store, with the statements that it has prepared; ``Database`` owns it and keeps it to itself.
package final class Connection {
  private let handle: OpaquePointer
  private let path: String
  private var statements: [String: Statement] = [:]

  /// Opens the file as it is, and makes an empty one if there is none.
  ///
  /// - Throws: `StoreError`, most likely `.notOpened`: whether it is a store at all shows when it is first read.
  package init(to location: StoreLocation, options: StoreOptions = StoreOptions()) throws(StoreError) {
    if case .file(let path) = location, !options.isReadOnly {
      try StoreFile.make(at: path)
    }
    var handle: OpaquePointer?
    let code = sqlite3_open_v2(
      location.sqliteName, &handle, options.isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE, nil)
    guard code == SQLITE_OK, let handle else {
      defer { sqlite3_close_v2(handle) }
      throw StoreError(code, of: handle, path: location.path)
    }
    self.handle = handle
    path = location.path
    sqlite3_busy_timeout(handle, Int32(options.busyTimeout / .milliseconds(1)))
    // The journal is SQLite's own choice, the rollback journal: a write-ahead log can lose committed pages before
    // library version 3.51.3, and cannot be read in a directory that may not be written.
    try execute("PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL")
    if let limit = options.pageLimit {
      try execute("PRAGMA max_page_count = \(limit)")
    }
  }

  deinit {
    // It closes for good once the last statement is gone.
    sqlite3_close_v2(handle)
  }

  /// The id of the row that was inserted last.
  package var lastInsertedID: Int64 {
    sqlite3_last_insert_rowid(handle)
  }

  /// Becomes another number when another connection has changed the store; own changes leave it as it is.
  package var dataVersion: Int64 {
    get throws(StoreError) {
      var version: Int64 = 0
      try forEachRow(of: "PRAGMA data_version") { version = $0.integer(0) }
      return version
    }
  }

  /// Runs a script without values: several statements with semicolons between them.
  package func execute(_ script: String) throws(StoreError) {
    let code = sqlite3_exec(handle, script, nil, nil, nil)
    guard code == SQLITE_OK else { throw StoreError(code, of: handle, path: path) }
  }

  /// Runs one statement that changes something.
  ///
  /// - Returns: How many rows it has inserted, updated or deleted itself.
  @discardableResult
  package func run(_ sql: String, _ values: [Value] = []) throws(StoreError) -> Int {
    try prepared(sql).run(values) { _ in }
    return Int(sqlite3_changes(handle))
  }

  /// Runs one statement that selects something, and shows every row to `body`.
  package func forEachRow(of sql: String, _ values: [Value] = [], body: (Row) -> Void) throws(StoreError) {
    try prepared(sql).run(values, body: body)
  }

  /// Makes the changes of `body` together, or none of them if it throws.
  ///
  /// From its first line on no other connection can change the store, so what `body` reads stays true until its end.
  ///
  /// - Parameters:
  ///   - wrap: Turns a failure to begin or to commit into an error of the caller's layer.
  ///   - body: What belongs together.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` or `wrap` has made.
  package func transaction<Answer, Failure: Error>(
    orThrow wrap: (StoreError) -> Failure, _ body: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    do { try run("BEGIN IMMEDIATE") } catch { throw wrap(error) }
    defer { rollBackUnlessEnded() }
    let answer = try body()
    do { try run("COMMIT") } catch { throw wrap(error) }
    return answer
  }

  /// A problem with this store that SQLite knows nothing of.
  func error(_ problem: StoreError.Problem) -> StoreError {
    StoreError(problem, path: path)
  }

  private func rollBackUnlessEnded() {
    // SQLite ends a transaction by itself when it commits, and after some failures, such as a full disk.
    guard sqlite3_get_autocommit(handle) == 0 else { return }
    _ = try? run("ROLLBACK")
  }

  private func prepared(_ sql: String) throws(StoreError) -> Statement {
    if let statement = statements[sql] { return statement }
    let statement = try Statement(sql, on: handle, path: path)
    statements[sql] = statement
    return statement
  }
}
