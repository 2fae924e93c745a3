import Foundation
import Testing

/// `Docs/Matches.md` shows what the code says.
struct MatchesPageTests {
  private let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    .standardized

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test func `the difference between the two view models is the one that the page shows`() throws {
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
    #expect(!inserted.isEmpty)
    #expect(try text("Docs/Matches.md").contains(inserted.joined(separator: "\n")))
  }

  @Test func `the lines of the enabled states are the ones that the page shows`() throws {
    let lines = try text("Sources/ViewModels/Matches/MatchesViewModel.swift").split(separator: "\n").filter {
      $0.contains("when: self.userLimit")
    }
    #expect(lines.count == 3)
    let page = try text("Docs/Matches.md")
    #expect(lines.allSatisfy { page.contains($0.drop { $0 == " " }) })
  }
}
