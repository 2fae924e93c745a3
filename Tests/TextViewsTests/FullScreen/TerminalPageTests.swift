import Localization
import Sessions
import Testing
import TestSupport

/// `Terminal.md` shows what the program shows.
struct TerminalPageTests {
  private let page: String

  init() throws {
    page = try PackageFile.text(of: "Terminal.md")
  }

  @Test func `its tables of keys are those of the key map`() {
    let tables = [table("Everywhere", KeyMap.general), table("While typing", KeyMap.editing)].joined(separator: "\n")
    #expect(page.contains(tables), "put these tables into Terminal.md:\n\(tables)")
  }

  private func table(_ title: String, _ bindings: [KeyBinding<some Any>]) -> String {
    let rows = bindings.map {
      "| \($0.keys.map { "`\($0.label)`" }.joined(separator: " ")) | \($0.help.words(in: .en)) |\n"
    }
    return "| \(title) | |\n|---|---|\n" + rows.joined()
  }
}
