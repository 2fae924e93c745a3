import Gallery
import Localization
import Sessions
import TestSupport
import Testing
import TextUI

/// `Terminal.md` shows what the program shows.
struct TerminalPageTests {
  private let page: String

  init() throws {
    page = try PackageFile.text(of: "Terminal.md")
  }

  @Test func `the tables of keys in the manual match the key map`() {
    let tables = [table("Everywhere", KeyMap.general), table("While typing", KeyMap.editing)].joined(separator: "\n")
    #expect(page.contains(tables), "put these tables into Terminal.md:\n\(tables)")
  }

  @Test func `the table of command keys in the manual lists each key once`() throws {
    let rows = page.split(separator: "\n").drop { $0 != "| Key | |" }.dropFirst(2).prefix { $0.hasPrefix("|") }
    let keys = rows.flatMap { $0.split(separator: "|")[0].matches(of: #/`(.)`/#).map { String($0.output.1) } }
    let used = Set(GalleryState.all.flatMap(\.pages).flatMap(\.screen.commands).flatMap(\.keys).map(\.label))
    let digits = Set((1...9).map(String.init))
    #expect(Set(keys).count == keys.count)
    // The session adds undo, redo and home; the keys of the strategies are below the table.
    let expected = used.filter { $0.count == 1 }.subtracting(digits).subtracting(["d", "w", "y"]).union(["u", "U", "H"])
    #expect(Set(keys).subtracting(digits) == expected)
  }

  private func table(_ title: String, _ bindings: [KeyBinding<some Any>]) -> String {
    let rows = bindings.map {
      "| \($0.keys.map { "`\($0.label)`" }.joined(separator: " ")) | \($0.help.words(in: .en)) |\n"
    }
    return "| \(title) | |\n|---|---|\n" + rows.joined()
  }
}
