import CSQLite
import Models

/// A connection to a store and its prepared statements; owned by a ``SQLiteDatabase``, which does not share it.
package final class SQLiteConnection: SQLConnection {
  // A transaction locks the whole store.
  package static let rowLock = ""
  package static let position = "instr"

  private let handle: OpaquePointer
  package let name: String
  private var statements: [String: Statement] = [:]

  /// Opens the file, or creates an empty one if there is none.
  ///
  /// - Throws: `StoreError`, most likely `.notOpened`. Whether the file is a store at all shows only when it is first
  ///   read.
  package init(to location: StoreLocation, options: StoreOptions = StoreOptions()) throws(StoreError) {
    guard let fileName = location.sqliteName else { throw StoreError(.serversNotSupported, path: location.path) }
    if case .file(let path) = location {
      if !options.isReadOnly { try StoreFile.make(at: path, makesFolder: options.makesFolder) }
      try StoreFile.check(path)
    }
    var handle: OpaquePointer?
    let code = sqlite3_open_v2(
      fileName, &handle, options.isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE, nil)
    guard code == SQLITE_OK, let handle, csqlite_defend(handle) == SQLITE_OK else {
      defer { sqlite3_close_v2(handle) }
      throw StoreError(code, of: handle, path: location.path)
    }
    self.handle = handle
    name = location.path
    endsWhenCancelled(true)
    sqlite3_busy_timeout(handle, Int32(options.busyTimeout / .milliseconds(1)))
    // The journal mode is SQLite's default, the rollback journal. A write-ahead log can lose committed pages before
    // library version 3.51.3, and cannot be read in a directory without write permission.
    try execute("PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL")
    if let limit = options.pageLimit { try execute("PRAGMA max_page_count = \(limit)") }
  }

  deinit {
    // SQLite defers closing until the last statement has been finalised.
    sqlite3_close_v2(handle)
  }

  /// A number that changes when another connection changes the store, but not with changes by this one.
  package var dataVersion: Int64 {
    get throws(StoreError) { try number("PRAGMA data_version") ?? 0 }
  }

  package func execute(_ script: String) throws(StoreError) {
    let code = sqlite3_exec(handle, script, nil, nil, nil)
    guard code == SQLITE_OK else { throw StoreError(code, of: handle, path: name) }
  }

  @discardableResult
  package func run(_ sql: String, _ values: [Value] = []) throws(StoreError) -> Int {
    try forEachRow(of: sql, values) { _ in }
    return Int(sqlite3_changes(handle))
  }

  package func forEachRow(of sql: String, _ values: [Value] = [], body: (SQLiteRow) -> Void) throws(StoreError) {
    do {
      try prepared(sql).run(values, body: body)
    } catch {
      // SQLite says so of a table, too, whose highest row id is in use.
      throw error.problem == .full && isExhausted ? self.error(.exhausted) : error
    }
  }

  /// No other connection can change the store during the transaction, so what `body` reads stays true until its end.
  package func transaction<Answer, Failure: Error>(
    changing content: StoreContent?, orThrow wrap: (StoreError) -> Failure, _ body: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    endsWhenCancelled(false)
    defer { endsWhenCancelled(true) }
    do { try run("BEGIN IMMEDIATE") } catch { throw wrap(error) }
    defer { rollBackUnlessEnded() }
    let answer = try body()
    do { try run("COMMIT") } catch { throw wrap(error) }
    return answer
  }

  /// Whether a statement fails as soon as its task is cancelled.
  private func endsWhenCancelled(_ ends: Bool) {
    // It is asked after so many steps of a statement, of which a person's own screens have fewer.
    sqlite3_progress_handler(handle, ends ? 10_000 : 0, { _ in Task.isCancelled ? 1 : 0 }, nil)
  }

  private func rollBackUnlessEnded() {
    // SQLite ends the transaction itself on commit, and after some failures such as a full disk.
    guard sqlite3_get_autocommit(handle) == 0 else { return }
    _ = try? run("ROLLBACK")
  }

  private func prepared(_ sql: String) throws(StoreError) -> Statement {
    if let statement = statements[sql] { return statement }
    let statement = try Statement(sql, on: handle, path: name)
    statements[sql] = statement
    return statement
  }
}
