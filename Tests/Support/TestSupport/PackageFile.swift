import Foundation

/// The files of this package, for a test that holds one of them against the program.
///
/// A file is known by its name, not by the folder that it is in.
package enum PackageFile {
  /// Where the manifest is.
  private static let root: URL = {
    var folder = URL(filePath: #filePath)
    repeat {
      folder.deleteLastPathComponent()
    } while !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
    return folder
  }()

  /// The manifest, and all that is in the folders of the package.
  package static let all: [URL] =
    [root.appending(path: "Package.swift")]
    + ["Sources", "Tests", "Docs"].flatMap { folder in
      FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)?
        .compactMap { $0 as? URL } ?? []
    }

  /// The one file with this name, or with this end of its path.
  package static func url(of name: String) throws -> URL {
    let found = all.filter { $0.path.hasSuffix("/\(name)") }
    guard found.count == 1 else { throw NotOneFile(name: name, count: found.count) }
    return found[0]
  }

  package static func text(of name: String) throws -> String {
    try String(contentsOf: url(of: name), encoding: .utf8)
  }

  /// The Swift files in a folder such as `Sources/Models`, each with its path from the folder of the manifest on.
  package static func swift(in folder: String) throws -> [(path: String, text: String)] {
    try all.filter { $0.pathExtension == "swift" }.compactMap { file in
      let path = String(file.path.dropFirst(root.path.count + 1))
      guard path.hasPrefix("\(folder)/") else { return nil }
      return (path, try String(contentsOf: file, encoding: .utf8))
    }
  }

  private struct NotOneFile: Error {
    let name: String
    let count: Int
  }
}
