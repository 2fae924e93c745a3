import CSQLite
import Models

/// A prepared statement, cached by its connection.
final class SQLiteStatement {
  private let handle: OpaquePointer
  private let path: String
  /// SQLite's parameter indexes of `$1`, `$2` and so on.
  private let places: [Int32]

  /// Compiles the first statement of `sql`.
  init(_ sql: String, on database: OpaquePointer, path: String) throws(StoreError) {
    var handle: OpaquePointer?
    let code = sqlite3_prepare_v3(database, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &handle, nil)
    guard code == SQLITE_OK, let handle else { throw StoreError(code, of: database, path: path) }
    self.handle = handle
    self.path = path
    places = (0..<sqlite3_bind_parameter_count(handle)).map { sqlite3_bind_parameter_index(handle, "$\($0 + 1)") }
  }

  deinit { sqlite3_finalize(handle) }

  /// Runs the statement to completion and calls `body` with each row.
  func run(_ values: [Value], body: (SQLiteRow) -> Void) throws(StoreError) {
    // A statement that has not been reset keeps a lock on the store.
    defer { sqlite3_reset(handle) }
    for (place, value) in zip(places, values) {
      try bind(value, at: place)
    }
    let row = SQLiteRow(of: handle)
    while try step() {
      body(row)
      guard !row.isBroken else { throw StoreError(.badText, path: path) }
    }
  }

  private func bind(_ value: Value, at index: Int32) throws(StoreError) {
    switch value {
    case .null:
      try check(sqlite3_bind_null(handle, index))
    case .integer(let number):
      try check(sqlite3_bind_int64(handle, index, number))
    case .text(let text):
      // SQLITE_TRANSIENT, which Swift does not import, makes SQLite copy the text.
      let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
      try check(sqlite3_bind_text(handle, index, text, Int32(text.utf8.count), transient))
    }
  }

  /// Advances to the next row, and returns whether there is one.
  private func step() throws(StoreError) -> Bool {
    let code = sqlite3_step(handle)
    if code == SQLITE_ROW { return true }
    guard code == SQLITE_DONE else { throw error(code) }
    return false
  }

  private func check(_ code: Int32) throws(StoreError) {
    guard code == SQLITE_OK else { throw error(code) }
  }

  private func error(_ code: Int32) -> StoreError {
    StoreError(code, of: sqlite3_db_handle(handle), path: path)
  }
}

/// The current row of a SQLite statement.
package final class SQLiteRow: StoredRow {
  /// Whether text that was read is not UTF-8.
  ///
  /// SQLite does not check texts. The statement fails after such a row.
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
