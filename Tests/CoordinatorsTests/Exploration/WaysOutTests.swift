import Gallery
import Models
import TestSupport
import Testing
import TextUI

/// Every screen is left in every way, and its whole calçot is freed.
@Suite(.computesOnly)
struct WaysOutTests {
  @Test func `however a screen is left, its page, view model, interactor and coordinator are freed`() async throws {
    var ways = WaysOut()
    for path in AppName.allCases.map(\.rawValue) + [""] {
      try await ways.explore(from: path)
    }
    // No step there looks new: the pile becomes smaller, and only some of the numbers in the settings lose.
    let moves = Array(repeating: Step.give("take 3"), count: 4) + [.give("take 2")]
    try await ways.explore(from: "matches", after: moves)
    let losing = [Step.give("settings"), .give("strategy smart"), .fill("initial", with: "17"), .give("done")]
    try await ways.explore(from: "matches", after: losing)

    // A group that is gone while its page is shown.
    let gone = [Step.give("create", text: "Twins"), .give("open", rows: [1]), .give("undo")]
    try await ways.explore(from: "groups", after: gone)

    let pages = GalleryState.all.flatMap(\.pages)
    let offered = pages.flatMap { page in
      page.screen.commands.map { Person.Act(screen: page.viewName, command: $0.name) }
    }
    #expect(Set(offered).subtracting(ways.given) == [], "explore from where these can be given")
    let kinds = try classes() + pages.map { "\(type(of: $0))" }
    #expect(Set(kinds).subtracting(ways.freed) == [], "of these, none was seen to be freed")
  }

  /// The classes that calçots consist of; a session outlives them all, with what reports its news.
  private func classes() throws -> [String] {
    let files = try ["Interactors", "ViewModels", "Coordinators"].flatMap { try PackageFile.swift(in: "Sources/\($0)") }
    return files.flatMap { $0.text.matches(of: /\bclass (\w+)/).map { String($0.output.1) } }
      .filter { $0 != "CurrentSession" && $0 != "NewsReporter" }
  }
}
