import Foundation
import Testing

/// `Docs/BeforeAndAfter.md` has counted right.
struct BeforeAndAfterPageTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    .standardized

  /// How many Swift files some files and folders are, and how many of their lines are neither blank nor comment.
  private func count(_ paths: String...) throws -> (files: Int, lines: Int) {
    let files = try paths.flatMap { path in
      let url = Self.root.appending(path: "Sources/\(path)")
      return path.hasSuffix(".swift")
        ? [url] : try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
    }
    let lines = try files.flatMap { try String(contentsOf: $0, encoding: .utf8).split(separator: "\n") }
    let code = lines.filter { line in
      let line = line.drop { $0 == " " }
      return !line.isEmpty && !line.hasPrefix("//")
    }
    return (files.count, code.count)
  }

  @Test func `its counts of files and lines are right`() throws {
    let page = try String(contentsOf: Self.root.appending(path: "Docs/BeforeAndAfter.md"), encoding: .utf8)
    let naive = try count("Alternatives/MVC/Dice", "ViewModels/Dice/DiceText.swift")
    let pattern = try count("Interactors/Dice", "ViewModels/Dice", "TextViews/Dice", "Coordinators/Dice")
    let die = try count("Models/Dice")
    #expect(page.contains("| files | \(naive.files) | \(pattern.files) |"))
    #expect(page.contains("| lines | \(naive.lines) | \(pattern.lines) |"))
    #expect(page.contains("(`Sources/Models/Dice`, \(die.files) files, \(die.lines) lines)"))
  }
}
