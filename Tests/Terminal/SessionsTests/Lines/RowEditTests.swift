import Foundation
import Localization
import Navigation
import TestSupport
import Testing
import TextUI
import TextUISupport

/// A list that tells its edits, line by line: each once, with the screen that shows the change.
@Suite(.turnLimit)
struct RowEditTests {
  private let navigation = NavigationController()
  private let viewModel = EditedListView.ViewModel(["a", "b", "c"])

  init() {
    Place(on: navigation).show(Page(EditedListView.self, viewModel))
  }

  private func transcript(of lines: String...) async throws -> String {
    let play = Play(lines, on: navigation)
    try await play.run()
    return play.transcript.text
  }

  @Test(arguments: [
    ("use a c", "Gone: b\nFrom row 2 on, the numbers have changed."), ("use a b c d", "New: 4. d"),
    ("use a b:new c", "Changed: 2. b:new"), ("use b a c", "Moved: 1. b\nMoved: 2. a"),
    ("use x c", " 1. x\n 2. c"),
  ])
  func `each edit is printed as a line with a word and the row, unless the whole list is shorter`(
    line: String, edits: String
  )
    async throws
  {
    let transcript = try await transcript(of: line)
    #expect(transcript.hasSuffix("\n\(edits)\n\n"))
  }

  @Test func `the first screen has no edits`() async throws {
    #expect(try await transcript() == "== List ==\n 1. a\n 2. b\n 3. c\n\n")
  }

  @Test func `the command show does not print an edit a second time`() async throws {
    #expect(try await transcript(of: "use a c", "show").hasSuffix("> show\n== List ==\n 1. a\n 2. c\n\n"))
  }

  @Test func `an edit is not printed again after later commands`() async throws {
    let play = Play(["use a c"], on: navigation, staysOpen: true)
    let run = Task { try await play.run() }
    await play.until { $0.contains("Gone: b") }
    play.input.type("help")
    play.input.type("show")
    play.input.end()
    _ = try await run.value
    #expect(play.transcript.text.components(separatedBy: "Gone: b").count == 2)
  }

  @Test func `changes to a list that another screen covers are printed together when the list is shown again`()
    async throws
  {
    let other = PlainView.ViewModel("Other")
    other.commands = [
      KeyCommand(
        "use", key: "u",
        .text { [viewModel] in viewModel.rows = EditedListView.rows($0.split(separator: " ").map(String.init)) })
    ]
    let play = Play(on: navigation, staysOpen: true)
    let run = Task { try await play.run() }
    await play.until { $0.contains(" 3. c") }
    Place(on: navigation).show(Page(PlainView.self, other))
    await play.until { $0.contains("== Other ==") }
    play.input.type("use a b c d")
    play.input.type("use a c d")
    play.input.type("back")
    play.input.end()
    _ = try await run.value
    #expect(play.transcript.lastAnswer.hasSuffix(" 3. d\nGone: b\nNew: 3. d\n\n"))
  }

  @Test func `the page is printed instead of the edits if there are more edits than rows on the page`() async throws {
    let names = (1...25).map { "n\($0)" }.joined(separator: " ")
    let transcript = try await transcript(of: "use a b c \(names)")
    #expect(transcript.hasSuffix(" 20. n17\nRows 1 to 20 of 28. Use “more” to see the next ones.\n\n"))
  }

  @Test func `the JSON of a list has every edit with its positions and its row`() async throws {
    let play = Play(["use x a c:new", "show"], on: navigation, asJSON: true)
    try await play.run()
    let edits = try play.transcript.text.split(separator: "\n").filter { $0.hasPrefix("{") }.map { line in
      let object = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      let list = try #require((object["elements"] as? [[String: Any]])?.first)
      return try #require(list["edits"] as? [[String: Any]])
    }
    #expect(edits.map(\.count) == [0, 3, 0])
    let told = edits[1]
    #expect(told.map { $0["kind"] as? String } == ["deletion", "insertion", "update"])
    #expect(told.map { $0["old"] as? Int } == [1, nil, 2])
    #expect(told.map { $0["new"] as? Int } == [nil, 0, 2])
    #expect(told.map { ($0["row"] as? [String: Any])?["text"] as? String } == ["b", "x", "c:new"])
  }
}
