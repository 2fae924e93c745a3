import Foundation
import TestSupport
import Testing

/// Holds imports against the manifest, because the compiler also accepts a module that a dependency depends on.
struct ImportsTests {
  /// What any module may import of the toolchain; an app adds what its views need, such as UIKit.
  private static let toolchain: Set<Substring> = [
    "Dispatch", "Foundation", "Observation", "Runtime", "Synchronization",
  ]

  @Test func `a module imports only what the manifest declares for it`() throws {
    let targets = try PackageFile.text(of: "Package.swift").matches(
      of: /\n {4}\.(?:executableT|t)arget\(\s*name: "(\w+)"(?:,\s*dependencies: \[([^\]]*)\])?(?:,\s*path: "([^"]+)")?/)
    #expect(!targets.isEmpty)
    for target in targets {
      let (_, name, dependencies, path) = target.output
      let allowed = Self.toolchain.union((dependencies ?? "").matches(of: /"(\w+)"/).map(\.output.1))
      // What serves the tests may import more.
      let folder = path ?? "Sources/\(name)"
      for file in PackageFile.all where folder.hasPrefix("Sources/") && file.path.contains("/\(folder)/") {
        guard file.pathExtension == "swift" else { continue }
        let text = try String(contentsOf: file, encoding: .utf8)
        let lines = text.split(separator: "\n").map { $0.split(separator: " ") }
        // An import with an attribute may be passed on to who imports this module.
        let attributed = lines.filter { $0.first?.hasPrefix("@") == true && $0.contains("import") }
        #expect(attributed == [], "\(file.lastPathComponent) passes on what it imports")
        // The module of `import Models`, or of `import struct Foundation.Date`.
        let imports = lines.filter { $0.first == "import" }.compactMap { $0.last?.prefix { $0 != "." } }
        let others = Set(imports).subtracting(allowed)
        #expect(others == [], "\(file.lastPathComponent) is in \(name)")
      }
    }
  }
}
