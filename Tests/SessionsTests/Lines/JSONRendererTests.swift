import Foundation
import Localization
import Testing
import TextUI
import TextUISupport

struct JSONRendererTests {
  private let navigation = NavigationController()
  private let viewModel = PlainView.ViewModel("Letters", path: "letters", rows: (1...25).map { "r\($0)" })

  init() {
    viewModel.commands = [
      KeyCommand(
        "drop", key: "d", label: "Drop", help: "drop a row",
        action: .row { [weak viewModel] in viewModel?.rows.remove(at: $0) }),
      KeyCommand("sleep", key: "s", disabledReason: "It is too early.", .nothing {}),
    ]
    Place(on: navigation).show(Page(PlainView.self, viewModel))
  }

  /// The objects that a run writes, one a line.
  private func objects(for lines: [String]) async throws -> [[String: Any]] {
    let play = Play(lines, on: navigation, asJSON: true)
    try await play.run()
    return try play.transcript.text.split(separator: "\n").filter { $0.hasPrefix("{") }.map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
  }

  @Test func `a screen has the promised keys`() async throws {
    let object = try #require(try await objects(for: []).first)
    #expect(object.keys.sorted() == ["busy", "commands", "elements", "line", "notice", "path", "title"])
    #expect(object["path"] as? String == "letters")
    #expect(object["title"] as? String == "Letters")
    #expect(object["busy"] as? Bool == false)
    #expect(object["notice"] is NSNull)
    #expect(object["line"] is NSNull)
  }

  @Test func `a list has its count, its offset and the rows of the page`() async throws {
    let object = try #require(try await objects(for: ["more"]).last)
    let list = try #require((object["elements"] as? [[String: Any]])?.last)
    #expect(list["kind"] as? String == "list")
    #expect(list["count"] as? Int == 25)
    #expect(list["offset"] as? Int == 20)
    let rows = try #require(list["rows"] as? [[String: String]])
    #expect(rows.count == 5)
    #expect(rows.first == ["id": "r21", "text": "r21", "detail": ""])
  }

  @Test func `a list that goes on says so on its last page`() async throws {
    let viewModel = PagingView.ViewModel(rows: 21)
    Place(on: navigation).show(Page(PagingView.self, viewModel))
    let lists = try await objects(for: ["more"]).map { ($0["elements"] as? [[String: Any]])?.last }
    #expect(lists.map { $0?["more"] as? String } == [nil, "and so on"])
    #expect(viewModel.requests == 0)
  }

  @Test func `a field has its name, label and value`() async throws {
    let object = try #require(try await objects(for: ["set name Zoé"]).last)
    let field = try #require((object["elements"] as? [[String: Any]])?.first)
    #expect(field as? [String: String] == ["kind": "field", "name": "name", "label": "Name", "value": "Zoé"])
  }

  @Test(arguments: [("sleep", "It is too early."), ("drop x", "“drop” needs the number of a row, such as: drop 1.")])
  func `why a line was refused is the notice of its answer, and of no later one`(line: String, why: String) async throws
  {
    let objects = try await objects(for: [line, "help"])
    #expect(objects.map { ($0["notice"] as? [String: String])?["text"] } == [nil, why, nil])
    #expect(objects.map { $0["line"] as? Int } == [nil, 1, 2])
  }

  @Test func `a command has all that a program needs to give it`() async throws {
    let object = try #require(try await objects(for: []).first)
    let commands = try #require(object["commands"] as? [[String: Any]])
    #expect(commands.map { $0["name"] as? String } == ["drop", "sleep", "back"])
    #expect(commands.map { $0["key"] as? String } == ["d", "s", "esc"])
    #expect(commands.map { $0["takes"] as? String } == ["row", "nothing", "nothing"])
    #expect(commands.map { $0["enabled"] as? Bool } == [true, false, true])
    #expect(commands.map { $0["label"] as? String } == ["Drop", "sleep", "Back"])
    #expect(commands.map { $0["help"] as? String } == ["drop a row", "sleep", "go back"])
  }

  @Test func `every line is answered by one object that names it, refused or not`() async throws {
    let objects = try await objects(for: ["show", "nonsense", "help", "", "sleep", "drop 1"])
    #expect(objects.map { $0["line"] as? Int } == [nil, 1, 2, 3, 4, 5, 6])
  }

  @Test func `a notice has its kind and text`() async throws {
    viewModel.notice = Notice(.warning, "Careful.")
    let object = try #require(try await objects(for: []).first)
    #expect(object["notice"] as? [String: String] == ["kind": "warning", "text": "Careful."])
  }
}
