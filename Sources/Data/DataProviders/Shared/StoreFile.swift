import Foundation
import Models

/// Creates the file of a new store, and refuses files that cannot be a store.
///
/// Only the user can read a new file.
enum StoreFile {
  /// Identifies a file as long as it is open.
  struct Identity: Equatable {
    let device: dev_t
    let number: ino_t
  }

  /// When the content of a file last changed.
  struct Modification: Equatable {
    let seconds, nanoseconds: Int
  }

  /// The size of the smallest database, in bytes.
  private static let smallest = 512

  /// Creates an empty file and, if `makesFolder`, any missing parent directories.
  ///
  /// Existing files and directories are left unchanged.
  ///
  /// SQLite itself would create the file with the user's default permissions. It treats an empty file as a new store.
  ///
  /// - Returns: Whether the file was created.
  static func make(at path: String, makesFolder: Bool) throws(StoreError) -> Bool {
    if let parent = parent(of: path) {
      guard makesFolder || access(parent, F_OK) == 0 else { throw StoreError(.noFolder(parent), path: path) }
      try makeDirectory(parent, for: path)
    }
    let file = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard file >= 0 else {
      guard errno == EEXIST else { throw notOpened(path) }
      return false
    }
    close(file)
    return true
  }

  /// Checks that the file at the path, if there is one, can be a store by its kind and size.
  ///
  /// SQLite would overwrite a file of a single byte, and wait for ever for a pipe.
  ///
  /// - Returns: The file's identity, and when it was changed; nil if there is no file, or if the file cannot be examined.
  ///   Opening such a file then fails with the reason.
  /// - Throws: A `StoreError` of kind `notAFile` or `tooShort`.
  static func check(_ path: String) throws(StoreError) -> (identity: Identity, modification: Modification)? {
    guard let file = try regularFile(at: path) else { return nil }
    guard file.st_size == 0 || file.st_size >= smallest else { throw StoreError(.tooShort, path: path) }
    let modified = file.modificationTime
    return (
      Identity(device: file.st_dev, number: file.st_ino),
      Modification(seconds: modified.tv_sec, nanoseconds: modified.tv_nsec)
    )
  }

  /// Resolves links in a file's name, because SQLite keeps its journals next to the real file.
  static func realName(of path: String) -> String {
    let target = realpath(path, nil)
    defer { free(target) }
    return target.map { String(cString: $0) } ?? path
  }

  /// Returns the status of a regular file; nil if the file is missing or cannot be examined.
  private static func regularFile(at path: String) throws(StoreError) -> stat? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    if let kind = kind(of: status) { throw StoreError(.notAFile(kind), path: path) }
    return status
  }

  /// Makes an empty file private, because it is to become a store.
  ///
  /// Returns its earlier permissions, if they were different.
  static func makePrivateIfEmpty(at location: StoreLocation) -> mode_t? {
    var status = stat()
    guard case .file(let path) = location, stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size == 0, status.st_mode & 0o777 != 0o600, chmod(path, 0o600) == 0
    else { return nil }
    return status.st_mode & 0o7777
  }

  /// Whether a file has several names (hard links).
  ///
  /// SQLite uses only the name by which it was opened.
  static func hasOtherNames(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && status.st_nlink > 1
  }

  /// Returns another name of the file in its folder for which companion files exist.
  ///
  /// SQLite would not see these files, and could damage the store. Names in other folders cannot be found.
  static func otherNameInUse(of path: String) -> String? {
    guard hasOtherNames(path), let file = try? check(path)?.identity else { return nil }
    let name = realName(of: path)
    let folder = parent(of: name) ?? "."
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.map { "\(folder)/\($0)" }.first { other in
      guard other != name, let same = try? check(other)?.identity, same == file else { return false }
      return (try? CompanionFile.all(of: other).isEmpty) == false
    }
  }

  /// Whether the file is missing, or is empty and so would become a new store.
  static func isMissingOrEmpty(at path: String) -> Bool {
    var status = stat()
    return stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG && status.st_size == 0
  }

  /// Returns why SQLite cannot use a store whose file can be opened.
  ///
  /// SQLite also needs files next to the store.
  static func obstacle(to path: String) -> UnusableStore.Reason? {
    let name = realName(of: path)
    guard access(name, R_OK) == 0 else { return nil }
    let companions = (try? CompanionFile.all(of: path))?.map(\.path) ?? []
    if access(name, W_OK) != 0, let journal = companions.first(where: { $0.hasSuffix("-journal") }) {
      return .needsRecovery(journal)
    }
    if let file = companions.first(where: { access($0, R_OK | W_OK) != 0 }) { return .companionNotAccessible(file) }
    let folder = parent(of: name) ?? "."
    return access(folder, W_OK) == 0 ? nil : .folderNotWritable(folder)
  }

  /// Deletes an empty file.
  static func removeEmpty(at path: String) {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size == 0 else { return }
    unlink(path)
  }

  /// Returns the kind of a file; nil for a regular file.
  static func kind(of status: stat) -> UnusableStore.FileKind? {
    switch status.st_mode & S_IFMT {
    case S_IFREG: nil
    case S_IFDIR: .directory
    case S_IFIFO: .pipe
    case S_IFLNK: .link
    case S_IFSOCK: .socket
    default: .device
    }
  }

  private static func makeDirectory(_ directory: String, for path: String) throws(StoreError) {
    guard access(directory, F_OK) != 0 else { return }
    if let parent = parent(of: directory) { try makeDirectory(parent, for: path) }
    // Another process may have created the directory in the meantime.
    guard mkdir(directory, 0o700) == 0 || errno == EEXIST else { throw notOpened(path) }
  }

  /// Returns the part before the last slash, unless that is the root or the working directory.
  private static func parent(of path: String) -> String? {
    guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return nil }
    return String(path[..<slash])
  }

  private static func notOpened(_ path: String) -> StoreError {
    StoreError(.notOpened(String(cString: strerror(errno))), path: path)
  }
}

extension stat {
  /// When the content last changed; the systems have different names for this field.
  fileprivate var modificationTime: timespec {
    #if canImport(Darwin)
      st_mtimespec
    #else
      st_mtim
    #endif
  }
}
