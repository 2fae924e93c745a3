import Foundation
import Sessions

/// The text of `config.json`.
nonisolated struct SettingsFile {
  /// The limit in bytes, which no real settings reach.
  private static let limit = 1 << 20

  let text: String

  /// Reads the file at a path, if there is one.
  ///
  /// - Throws: `SettingsError` if the file cannot be read, is not a regular file, is too large, or is not text.
  init?(path: String) throws(SettingsError) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw SettingsError(line: nil, .unreadable(path: path, SystemError()))
    }
    // A pipe could keep the program waiting for ever.
    guard status.st_mode & S_IFMT == S_IFREG else { throw SettingsError(line: nil, .notAFile) }
    let bytes = try Self.bytes(at: path)
    guard bytes.count <= Self.limit else { throw SettingsError(line: nil, .tooLarge(limit: Self.limit)) }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw SettingsError(line: nil, .notUTF8) }
    self.text = text
  }

  /// Returns the bytes of a file, at most one more than the limit.
  private static func bytes(at path: String) throws(SettingsError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { throw SettingsError(line: nil, .unreadable(path: path, SystemError())) }
    defer { close(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: limit + 1)
    while bytes.count <= limit {
      let count = read(file, &buffer, limit + 1 - bytes.count)
      if count > 0 {
        bytes += buffer[..<count]
      } else if count == 0 {
        break
      } else if errno != EINTR {
        throw SettingsError(line: nil, .unreadable(path: path, SystemError()))
      }
    }
    return bytes
  }
}
