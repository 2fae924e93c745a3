import Foundation
import TestSupport
import Testing

/// Holds the imports of every file against the manifest, because the compiler also accepts the modules of a dependency.
struct ImportsTests {
  /// The imports from the toolchain that each module may have: a whole module, or one type of it.
  ///
  /// With `import struct Foundation.Date`, the compiler finds no other type or function of Foundation. So a module that
  /// lists types reaches no file, process or network. In an app, views also need a framework such as UIKit.
  private static let toolchain: [String: Set<String>] = [
    "Models": ["Foundation.Date", "Foundation.Locale", "Foundation.TimeZone"],
    "Texts": ["Foundation.Date", "Foundation.Locale", "Foundation.TimeZone"],
    "Changes": ["Observation"],
    "Lists": ["Foundation.Locale"],
    "Localization": ["Foundation.Locale", "Foundation.NSLock"],
    "Presenting": [],
    "Navigation": ["Observation"],
    "Interactors": ["Foundation.Date", "Foundation.TimeInterval", "Observation"],
    "ViewModels": ["Foundation.Calendar", "Foundation.Date", "Observation"],
    "TextViews": ["Observation"],
    "Coordinators": [],
    "TextUI": [],
    "Sessions": ["Dispatch", "Foundation", "Observation", "Synchronization"],
    "TerminalDriver": ["Dispatch", "Foundation", "Synchronization"],
    "WebClient": ["Foundation"],
    "DataProviders": ["Dispatch", "Foundation"],
    "PostgreSQLProviders": ["Dispatch", "Foundation"],
    "Fakes": ["Foundation", "Observation"],
    "Gallery": ["Foundation"],
    "Alternatives": ["Observation"],
    // The trace of a debug build reads the stack of calls.
    "calcots": ["Foundation", "Observation", "Runtime"],
    "UIKitAdapterTests": ["UIKit"],
    "SwiftUIAdapterTests": ["SwiftUI"],
  ]
  private static let testToolchain: Set = ["Dispatch", "Foundation", "Observation", "Synchronization", "Testing"]

  private static let sources = Result { try Source.all() }
  private static let targets = Result { try Target.all(with: sources.get()) }

  private let sources: [Source]
  private let targets: [Target]

  init() throws {
    sources = try Self.sources.get()
    targets = try Self.targets.get()
  }

  @Test func `a module imports only its declared dependencies and the system modules that its layer may use`() {
    for target in targets {
      let common = target.isTest ? Self.testToolchain : []
      let allowed = target.dependencies.union(Self.toolchain[target.name] ?? []).union(common)
      for source in target.sources {
        let others = source.imports.filter { !allowed.contains($0) && !allowed.contains(Source.module(of: $0)) }
        #expect(others == [], "\(source.name) is in \(target.name)")
      }
    }
  }

  /// An import with an attribute or an access level may be passed on to whoever imports this module.
  @Test func `each import is on a separate line, and no import is re-exported`() {
    for target in targets where !target.isTest {
      for source in target.sources {
        #expect(source.importLines.filter { !$0.hasPrefix("import ") || $0.contains(";") } == [], "\(source.name)")
      }
    }
  }

  /// Scoped imports do not hide the members by which a string reads or writes a file.
  @Test func `a module that may not import the whole of Foundation reads and writes no files`() {
    let use = /\b(String|init)\(contentsOf|\.write\(to/
    for target in targets where !target.isTest && Self.toolchain[target.name]?.contains("Foundation") == false {
      for source in target.sources {
        #expect(source.lines.filter { $0.contains(use) } == [], "\(source.name)")
      }
    }
  }

  /// One feature, which somebody has copied, may need less than all of them.
  @Test(.enabled(if: (try? PackageFile.url(of: "Composition.swift")) != nil))
  func `the manifest declares only dependencies that are imported`() {
    for target in targets {
      let imported = target.sources.flatMap(\.imports).map(Source.module)
      #expect(target.dependencies.subtracting(imported) == [], "Package.swift declares this for \(target.name)")
    }
  }

  @Test func `every Swift file is in a target of the manifest`() {
    let known = Set(targets.flatMap(\.sources).map(\.path))
    let stubs = "Tests/Adapters/Stubs/"
    #expect(sources.filter { !known.contains($0.path) && !$0.path.hasPrefix(stubs) }.map(\.path) == [])
  }

  // MARK: What the manifest may not allow

  @Test func `no layer depends on the outside world, a terminal or a fake, but views may depend on TextUI`() {
    let layers = ["Models", "Interactors", "ViewModels", "TextViews", "Coordinators", "Texts", "Kernel"]
    let outside = Set(targets.filter { $0.isIn(["Data", "Terminal", "Fakes"]) }.map(\.name))
    for target in targets where target.isIn(layers) {
      let known = target.dependencies.intersection(outside)
      #expect(known == (target.name == "TextViews" ? ["TextUI"] : []), "Package.swift declares this for \(target.name)")
    }
  }

  @Test func `the kernel depends on no other module of the project`() {
    let kernel = Set(targets.filter { $0.isIn(["Kernel"]) }.map(\.name))
    for target in targets where kernel.contains(target.name) {
      #expect(target.dependencies.isSubset(of: kernel), "Package.swift declares more for \(target.name)")
    }
  }

  @Test func `views depend on neither models nor interactors`() {
    for target in targets where target.name == "TextViews" {
      #expect(target.dependencies.intersection(["Models", "Interactors"]) == [])
    }
  }

  @Test func `the program does not contain the fakes, not even through a module that it imports`() {
    var contained: Set = ["calcots"]
    var count = 0
    while contained.count > count {
      count = contained.count
      contained.formUnion(targets.filter { contained.contains($0.name) }.flatMap(\.dependencies))
    }
    #expect(!contained.contains("Fakes"))
  }

  /// Otherwise a view could call them.
  @Test func `a view model's coordinator and interactor are private`() {
    let declaration =
      #/
      \b(let|var) \ (coordinator|interactor)\b
      | \b(let|var|func)\b .* \b(any|some) \ \w+(Coordinator|Interactor)Protocol\b
      /#
    for target in targets where target.name == "ViewModels" {
      for source in target.sources {
        let exposed = source.lines.filter { $0.contains(declaration) && !$0.hasPrefix("private ") }
        #expect(exposed == [], "\(source.name)")
      }
    }
  }
}

/// A target of the manifest, with its Swift files.
private struct Target {
  let name: String
  let folder: String
  let dependencies: Set<String>
  let sources: [Source]

  var isTest: Bool { folder.hasPrefix("Tests/") }

  /// Whether it is in one of these folders of `Sources`.
  func isIn(_ areas: [String]) -> Bool { areas.contains { "\(folder)/".hasPrefix("Sources/\($0)/") } }

  /// Reads the manifest; there each entry begins a line, at a margin of up to four spaces.
  static func all(with sources: [Source]) throws -> [Target] {
    let manifest = try PackageFile.text(of: "Package.swift")
    let entries = manifest.split(separator: /\n {2,4}\.(?:executableTarget|target|testTarget|systemLibrary)\(/)
      .dropFirst()
    let named = entries.compactMap { entry in
      entry.firstMatch(of: /name: "(\w+)"/).map { (name: String($0.output.1), entry: entry) }
    }
    return named.map { name, entry in
      let path = entry.firstMatch(of: /path: "([^"]+)"/)
      let folder = path.map { String($0.output.1) } ?? (name.hasSuffix("Tests") ? "Tests/\(name)" : "Sources/\(name)")
      let words = entry[..<(path?.range.lowerBound ?? entry.endIndex)].matches(of: /"(\w+)"/).map {
        String($0.output.1)
      }
      return Target(
        name: name, folder: folder,
        // Other words in quotes are traits and libraries.
        dependencies: Set(words).intersection(named.map(\.name)).subtracting([name]),
        sources: sources.filter { $0.path.hasPrefix("\(folder)/") })
    }
  }
}

/// A Swift file, without its comments.
private struct Source {
  /// From the folder of the manifest on.
  let path: String
  let lines: [String]
  /// The lines with an import.
  let importLines: [String]
  /// The imported thing: a module, or one type of it, as in `Foundation.Date`.
  let imports: [String]

  var name: Substring { path.split(separator: "/").last ?? "" }

  /// The module that an import is from.
  static func module(of imported: String) -> String { String(imported.prefix { $0 != "." }) }

  static func all() throws -> [Source] {
    // Parsed once, because that takes longer than to read a file with it.
    let statement =
      #/
      (?:^|;) \ *
      (?:(?: @\w+(?:\(\w+\))? | public | package | internal | private) \ +)*
      import \ + (?:(?:struct|class|enum|protocol|typealias|func|let|var) \ +)? ([\w.]+)
      /#
    let files = try PackageFile.swift(in: "Sources") + PackageFile.swift(in: "Tests")
    return files.map { Source(path: $0.path, text: $0.text, statement: statement) }
  }

  private init(path: String, text: String, statement: Regex<(Substring, Substring)>) {
    self.path = path
    lines = text.split(separator: "\n").map { line in
      let code = line.drop { $0 == " " }
      return String(
        code.hasPrefix("//") ? "" : code.prefix(upTo: code.firstRange(of: " //")?.lowerBound ?? code.endIndex))
    }
    importLines = lines.filter { $0.contains("import ") && $0.contains(statement) }
    imports = importLines.flatMap { $0.matches(of: statement).map { String($0.output.1) } }
  }
}
