import Foundation

/// File operations for tests.
enum FileSystem {
  static func permissions(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  static func bytes(of path: String) throws -> Data {
    try Data(contentsOf: URL(fileURLWithPath: path))
  }

  static func write(_ bytes: some Sequence<UInt8>, to path: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  static func names(in directory: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: directory)
  }

  /// Makes a socket without binding one, which would allow only 107 bytes for the path.
  static func makeSocket(_ path: String) throws {
    guard mknod(path, S_IFSOCK | 0o600, 0) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
  }
}
