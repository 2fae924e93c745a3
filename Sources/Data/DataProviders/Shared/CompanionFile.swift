import Foundation
import Models

/// A file next to a store, which SQLite finds by the file's name.
///
/// It is the journal, or one of the two files of a write-ahead log.
///
/// SQLite applies such a file, no matter who created it. A journal can name any file, which SQLite then deletes, and a journal
/// can empty the store. A diary called `my-journal` is deleted once there is a store called `my`. So a companion is trusted
/// only if its owner is somebody who may change the store. Otherwise the store is refused.
struct CompanionFile {
  private static let endings = ["-journal", "-wal", "-shm"]
  private static let magic: [UInt8] = [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7]

  let path: String
  private let ending: String
  private let status: stat

  /// Returns the existing companions of a store; the store itself may be missing.
  ///
  /// - Throws: `StoreError.notAFile` if a companion is a link, or something else that is not a regular file.
  static func all(of store: String) throws(StoreError) -> [CompanionFile] {
    let name = StoreFile.realName(of: store)
    var found: [CompanionFile] = []
    for ending in endings {
      let path = name + ending
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      if let kind = StoreFile.kind(of: status) { throw StoreError(.notAFile(kind), path: path) }
      found.append(CompanionFile(path: path, ending: ending, status: status))
    }
    return found
  }

  /// Whether a store with this name would be the companion of another store.
  static func isName(_ path: String) -> Bool { endings.contains { path.hasSuffix($0) } }

  /// Whether there is a write-ahead log, whose changes may not be in the store yet.
  static func hasLog(_ store: String) throws(StoreError) -> Bool {
    try all(of: store).contains { $0.ending == "-wal" && $0.status.st_size > 0 }
  }

  /// Checks all companions of a store.
  ///
  /// - Throws: `StoreError.companion` for the first one that cannot be trusted.
  static func check(_ companions: [CompanionFile], of store: String, usingLog usesLog: Bool) throws(StoreError) {
    guard !companions.isEmpty else { return }
    var status = stat()
    let exists = stat(store, &status) == 0
    for companion in companions {
      let isKnown = companion.ending == "-journal" ? companion.isJournal : usesLog
      // SQLite never creates a hard link to a file, but an attacker might.
      guard exists, isKnown, companion.status.st_nlink == 1, mayChange(store, status, companion.status.st_uid) else {
        throw StoreError(.companion(companion.path), path: store)
      }
    }
  }

  /// Whether this file is empty, or begins like a journal and names no other file.
  ///
  /// The journal of a change to several databases names another file.
  ///
  /// A journal that this user may not read is accepted, because SQLite cannot read it either. A journal that another program
  /// has deleted in the meantime is accepted too, because its change was complete.
  private var isJournal: Bool {
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return errno == EACCES || errno == ENOENT }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_nlink > 0, status.st_size > 0 else { return true }
    var head = [UInt8](repeating: 0, count: 28)
    var tail = [UInt8](repeating: 0, count: 8)
    guard status.st_size >= head.count else { return false }
    let isRead =
      pread(file, &head, head.count, 0) == head.count
      && pread(file, &tail, tail.count, status.st_size - off_t(tail.count)) == tail.count
    // If reading failed, the journal has become shorter, because another program has completed its change.
    guard isRead else { return true }
    return Self.beginsJournal(head) && tail != Self.magic
  }

  /// Whether this is the journal of a change to an empty file.
  ///
  /// Its header then gives 0 as the file's earlier number of pages.
  var isOfEmptyFile: Bool {
    guard ending == "-journal" else { return false }
    let file = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    var head = [UInt8](repeating: 0, count: 20)
    guard pread(file, &head, head.count, 0) == head.count else { return false }
    return head.starts(with: Self.magic) && head[16..<20].allSatisfy { $0 == 0 }
  }

  /// Whether a journal begins with these bytes.
  ///
  /// The journal may be complete, incomplete or no longer valid.
  private static func beginsJournal(_ head: [UInt8]) -> Bool {
    if head.allSatisfy({ $0 == 0 }) { return true }
    guard head.starts(with: magic) || head.prefix(12).allSatisfy({ $0 == 0 }) else { return false }
    // The sizes of a sector and of a page.
    return [head[20..<24], head[24..<28]].allSatisfy { bytes in
      let size = bytes.reduce(0) { $0 << 8 | Int($1) }
      return (32...65_536).contains(size) && size.nonzeroBitCount == 1
    }
  }

  /// Whether a user may change a file: its owner, root, and whoever has write permission.
  private static func mayChange(_ path: String, _ file: stat, _ user: uid_t) -> Bool {
    if user == 0 || user == file.st_uid || file.st_mode & S_IWOTH != 0 { return true }
    // For the current user, the system checks more than these permissions, such as access control lists.
    if user == geteuid(), access(path, W_OK) == 0 { return true }
    return file.st_mode & S_IWGRP != 0 && isMember(user, of: file.st_gid)
  }

  private static func isMember(_ user: uid_t, of group: gid_t) -> Bool {
    var entry = passwd()
    var found: UnsafeMutablePointer<passwd>?
    var buffer = [CChar](repeating: 0, count: 16_384)
    guard getpwuid_r(user, &entry, &buffer, buffer.count, &found) == 0, found != nil else { return false }
    var groups = [GroupNumber](repeating: 0, count: 1024)
    var count = Int32(groups.count)
    guard getgrouplist(entry.pw_name, GroupNumber(entry.pw_gid), &groups, &count) >= 0 else { return false }
    return groups.prefix(Int(count)).contains(GroupNumber(group))
  }

  #if canImport(Darwin)
    private typealias GroupNumber = Int32
  #else
    private typealias GroupNumber = gid_t
  #endif
}
