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
    switch code & 0xFF {
    case SQLITE_BUSY: self.init(.busy, path: path)
    case SQLITE_CORRUPT: self.init(.corrupt, path: path)
    case SQLITE_NOTADB: self.init(.notAStore, path: path)
    case SQLITE_FULL: self.init(.full, path: path)
    // Most likely a quota or a file size limit; a faulty disk reports errors only on synchronisation.
    case SQLITE_IOERR where sqlite3_extended_errcode(database) == Self.writeFailed: self.init(.full, path: path)
    case SQLITE_READONLY where sqlite3_extended_errcode(database) == Self.moved: self.init(.replaced, path: path)
    case SQLITE_READONLY: self.init(.readOnly, path: path)
    case SQLITE_CANTOPEN: self.init(.notOpened(Self.systemReason(of: database)), path: path)
    default: self.init(.failed(String(cString: sqlite3_errmsg(database))), path: path)
    }
  }

  private static func systemReason(of database: OpaquePointer?) -> String {
    let systemError = sqlite3_system_errno(database)
    guard systemError != 0 else { return String(cString: sqlite3_errmsg(database)) }
    return String(cString: strerror(systemError))
  }
}
