import CSQLite
import Foundation
import Models

extension StoreError {
  // Extended codes, which Swift does not import.
  /// SQLITE_IOERR_WRITE: most likely a quota or a file size limit.
  ///
  /// A faulty disk reports errors only on synchronisation.
  private static let writeFailed = SQLITE_IOERR | (3 << 8)
  /// SQLITE_IOERR_DELETE.
  private static let deletionFailed = SQLITE_IOERR | (10 << 8)
  /// SQLITE_READONLY_DBMOVED.
  private static let moved = SQLITE_READONLY | (4 << 8)

  /// Converts the database's last result code.
  init(_ code: Int32, of database: OpaquePointer?, path: String) {
    let extended = sqlite3_extended_errcode(database)
    switch code & 0xFF {
    case SQLITE_BUSY: self.init(.busy, path: path)
    // An unfinished change may be in a journal next to another name of the file.
    case SQLITE_CORRUPT where StoreFile.hasOtherNames(path): self.init(.otherName(nil), path: path)
    case SQLITE_CORRUPT: self.init(.corrupt, path: path)
    case SQLITE_NOTADB: self.init(.notAStore, path: path)
    case SQLITE_FULL: self.init(.full, path: path)
    case SQLITE_IOERR where extended == Self.writeFailed: self.init(.full, path: path)
    case SQLITE_IOERR where extended == Self.deletionFailed:
      self.init(StoreFile.obstacle(to: path) ?? .notOpened(Self.systemReason(of: database)), path: path)
    case SQLITE_READONLY where extended == Self.moved: self.init(.replaced, path: path)
    // The other extended codes mean that SQLite cannot use or create the files that it needs next to the store.
    case SQLITE_READONLY where extended != SQLITE_READONLY:
      if let obstacle = StoreFile.obstacle(to: path) {
        self.init(obstacle, path: path)
      } else {
        self.init(.readOnly, path: path)
      }
    case SQLITE_READONLY: self.init(.readOnly, path: path)
    case SQLITE_CANTOPEN:
      self.init(StoreFile.obstacle(to: path) ?? .notOpened(Self.systemReason(of: database)), path: path)
    default: self.init(.failed(String(cString: sqlite3_errmsg(database))), path: path)
    }
  }

  private static func systemReason(of database: OpaquePointer?) -> String {
    let systemError = sqlite3_system_errno(database)
    guard systemError != 0 else { return String(cString: sqlite3_errmsg(database)) }
    return String(cString: strerror(systemError))
  }
}
