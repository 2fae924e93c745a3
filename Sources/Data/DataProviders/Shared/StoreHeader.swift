import CSQLite
import Models

/// The first bytes of a file, which show whether it is a store, and of which version.
///
/// They are read first, without a transaction. In a transaction, SQLite would apply the files next to the database, and change
/// or delete them, even if the database is then refused.
struct StoreHeader {
  /// The header of the database, and the beginning of the page that lists its tables.
  private var bytes = [UInt8](repeating: 0, count: 108)
  /// Whether the file is empty, and so can become a new store.
  let isEmpty: Bool

  /// Reads the bytes through the connection, but without a lock and without a journal.
  ///
  /// Opening the file again would be simpler. But closing the second handle would release all locks that this process has on
  /// the file.
  init(of database: OpaquePointer, path: String) throws(StoreError) {
    var file: UnsafeMutablePointer<sqlite3_file>?
    sqlite3_file_control(database, nil, SQLITE_FCNTL_FILE_POINTER, &file)
    guard let file, let methods = file.pointee.pMethods else { throw StoreError(.notAStore, path: path) }
    var size: sqlite3_int64 = 0
    guard methods.pointee.xFileSize(file, &size) == SQLITE_OK else { throw StoreError(.notAStore, path: path) }
    isEmpty = size == 0
    // Bytes beyond the end of a short file are zero.
    _ = methods.pointee.xRead(file, &bytes, Int32(bytes.count), 0)
  }

  /// Whether another program has switched the store to a write-ahead log.
  ///
  /// The files next to the store are then different.
  var usesLog: Bool { bytes[18] == 2 || bytes[19] == 2 }

  /// Whether nothing has been written to the first page yet.
  var isBlank: Bool { bytes.allSatisfy { $0 == 0 } }

  private var version: Int { Int(Int32(bitPattern: number(at: 60))) }
  private var applicationID: Int64 { Int64(number(at: 68)) }

  /// Whether the first page lists no table: it has no entries, and no further pages.
  private var hasNoTables: Bool { bytes[100] == 0x0D && bytes[103] == 0 && bytes[104] == 0 }

  /// Checks that the file is a store that this program can use, or is empty and can become one.
  ///
  /// - Throws: `StoreError.notAStore`, `.foreign`, `.restoredDump` or `.newer`.
  func check(_ path: String) throws(StoreError) {
    guard !isEmpty else { return }
    guard bytes.starts(with: "SQLite format 3\0".utf8) else { throw StoreError(.notAStore, path: path) }
    if applicationID == 0, version == 0, hasNoTables { return }
    guard applicationID == SQLDialect.mark, version > 0 else {
      if applicationID == 0, version == 0, let version = SQLiteConnection.versionOfDump(at: path) {
        throw StoreError(.restoredDump(version), path: path)
      }
      throw StoreError(.foreign, path: path)
    }
    guard version <= Schema.current.migrations.count else { throw StoreError(.newer, path: path) }
  }

  private func number(at place: Int) -> UInt32 { bytes[place..<place + 4].reduce(0) { $0 << 8 | UInt32($1) } }
}
