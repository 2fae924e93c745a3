import CSQLite
import Foundation
import Models

extension StoreError {
  /// SQLITE_IOERR_WRITE, which Swift does not import.
  private static let writeFailed = SQLITE_IOERR | (3 << 8)
  /// SQLITE_READONLY_DBMOVED, which Swift does not import either.
  private static let moved = SQLITE_READONLY | (4 << 8)

  /// Converts the database's last result code.
  init(_ code: Int32, of database: OpaquePointer?, path: String) {
    let problem: Problem =
      switch code & 0xFF {
      case SQLITE_BUSY: .busy
      case SQLITE_CORRUPT: .corrupt
      case SQLITE_NOTADB: .notAStore
      case SQLITE_FULL: .full
      // Most likely a quota or a file size limit; a faulty disk reports errors only on synchronisation.
      case SQLITE_IOERR where sqlite3_extended_errcode(database) == Self.writeFailed: .full
      case SQLITE_READONLY where sqlite3_extended_errcode(database) == Self.moved: .replaced
      case SQLITE_READONLY: .readOnly
      case SQLITE_CANTOPEN: .notOpened(Self.systemReason(of: database))
      default: .failed(String(cString: sqlite3_errmsg(database)))
      }
    self.init(problem, path: path)
  }

  private static func systemReason(of database: OpaquePointer?) -> String {
    let systemError = sqlite3_system_errno(database)
    guard systemError != 0 else { return String(cString: sqlite3_errmsg(database)) }
    return String(cString: strerror(systemError))
  }
}
