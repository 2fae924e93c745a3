import Foundation
import Testing

/// `Docs/Matches.md` shows the code as it is.
struct MatchesPageTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    .standardized

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test func `the page shows the whole difference between the two view models of the settings`() throws {
    let plain = try text("Sources/ViewModels/Matches/MatchSettingsViewModel.swift").components(separatedBy: "\n")
    let warning = try text("Sources/ViewModels/Matches/WarningMatchSettingsViewModel.swift").components(
      separatedBy: "\n")
    let difference = warning.difference(from: plain)
    let isCode = { (line: String) in !line.hasPrefix("///") && !line.contains("class ") }
    let inserted = difference.insertions.compactMap { change -> String? in
      if case .insert(_, let line, _) = change, isCode(line) { line } else { nil }
    }
    let removed = difference.removals.compactMap { change -> String? in
      if case .remove(_, let line, _) = change, isCode(line) { line } else { nil }
    }
    #expect(removed == [])
    let indent = try #require(inserted.map { $0.prefix { $0 == " " }.count }.min())
    let shown = inserted.map { String($0.dropFirst(indent)) }.joined(separator: "\n")
    #expect(try text("Docs/Matches.md").contains(shown))
  }

  @Test func `the page shows the one condition of the three commands`() throws {
    let lines = try text("Sources/ViewModels/Matches/MatchesViewModel.swift").split(separator: "\n")
    let commands = lines.filter { $0.contains("Command<Void> { take(") }
    let conditions = lines.filter { $0.contains("Command(disabled:") }
    #expect(commands.count == 3 && conditions.count == 1)
    let page = try text("Docs/Matches.md")
    for line in commands + conditions {
      #expect(page.contains(line.drop { $0 == " " }))
    }
  }
}
