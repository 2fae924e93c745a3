import Foundation
import Localization
import Models
import Navigation
import Presenting
import Sessions
import Testing
import TextUI
import TextUISupport

/// A choice of which one option is counted.
private struct CountedView: TextView {
  struct ViewModel {}

  init(viewModel: ViewModel) {}

  var item: NavigationItem { NavigationItem(path: "", title: "") }

  var screen: Screen {
    let options = [
      Choice.Option(KeyCommand("all", key: "a", .nothing {}), count: 3, isChosen: true),
      Choice.Option(KeyCommand("none", key: "n", .nothing {}), isChosen: false),
    ]
    return Screen(elements: [.choice(Choice(label: "Which", options))], commands: options.map(\.command))
  }
}

struct JSONRendererTests {
  private let navigation = NavigationController()
  private let viewModel = PlainView.ViewModel("Letters", path: "letters", rows: (1...25).map { "r\($0)" })

  init() {
    viewModel.commands = [
      KeyCommand(
        "drop", key: "d", label: "Drop", help: "drop a row",
        action: .row { [weak viewModel] in viewModel?.rows.remove(at: $0) }),
      KeyCommand("sleep", key: "s", .nothing(disabled: "It is too early.") {}),
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

  @Test func `the JSON of a screen has the documented keys`() async throws {
    let object = try #require(try await objects(for: []).first)
    let keys = ["busy", "commands", "dialog", "elements", "line", "notice", "path", "revision", "title", "v"]
    #expect(object.keys.sorted() == keys)
    #expect(object["v"] as? Int == 1)
    #expect(object["path"] as? String == "letters")
    #expect(object["title"] as? String == "Letters")
    #expect(object["dialog"] as? Bool == false)
    #expect(object["busy"] as? Bool == false)
    #expect(object["notice"] is NSNull)
    #expect(object["line"] is NSNull)
  }

  @Test func `the JSON of an option has a count if the view provides one`() async throws {
    Place(on: navigation).show(Page(CountedView.self, CountedView.ViewModel()))
    let object = try #require(try await objects(for: []).first)
    let choice = try #require((object["elements"] as? [[String: Any]])?.first)
    let counts = try #require(choice["options"] as? [[String: Any]]).map { $0["count"] as? Int }
    #expect(counts == [3, nil])
  }

  @Test func `the JSON of a list has the total count, the offset, and the rows of the page`() async throws {
    let object = try #require(try await objects(for: ["more"]).last)
    let list = try #require((object["elements"] as? [[String: Any]])?.last)
    #expect(list["kind"] as? String == "list")
    #expect(list["count"] as? Int == 25)
    #expect(list["offset"] as? Int == 20)
    let rows = try #require(list["rows"] as? [[String: Any]])
    #expect(rows.count == 5)
    #expect(rows.first?.keys.sorted() == ["detail", "id", "text", "values"])
    #expect(rows.first?["id"] as? String == "r21")
    #expect(rows.first?["text"] as? String == "r21")
    #expect(rows.first?["detail"] as? String == "")
  }

  @Test func `the JSON of a row has its number, share and time as values`() async throws {
    Place(on: navigation).show(Page(BookView.self, ()))
    let list = try #require((try await objects(for: []).first?["elements"] as? [[String: Any]])?.last)
    let values = (list["rows"] as? [[String: Any]])?.first?["values"] as? [String: Any]
    #expect(values?["cards"] as? Int == 10)
    #expect(values?["known"] as? Double == 0.7)
    #expect(values?["at"] as? String == "2026-01-28T10:30:00Z")
  }

  /// One row with a value of each kind.
  private struct BookView: TextView {
    init(viewModel: Void) {}

    var item: NavigationItem { NavigationItem(path: "book", title: "Book") }

    var screen: Screen {
      let row = Row(
        id: "1", text: "Capitals",
        values: [
          "cards": .number(10), "known": .share(percent: 70), "at": .text("2026-01-28T10:30:00Z"),
        ])
      return Screen(elements: [.list(RowList(count: 1) { _ in row })], commands: [])
    }
  }

  @Test func `the revision increases when the screen changes visibly, and otherwise stays the same`() async throws {
    let objects = try await objects(for: ["show", "drop 1", "show", "nonsense", "help"])
    #expect(objects.map { $0["revision"] as? Int } == [1, 1, 2, 2, 3, 4])
  }

  @Test func `if a list has more rows to load, the JSON of its last page shows this`() async throws {
    let viewModel = PagingView.ViewModel(rows: 21)
    Place(on: navigation).show(Page(PagingView.self, viewModel))
    let lists = try await objects(for: ["more"]).map { ($0["elements"] as? [[String: Any]])?.last }
    #expect(lists.map { $0?["more"] as? String } == [nil, "and so on"])
    #expect(viewModel.requests == 0)
  }

  @Test func `the JSON of a field has its name, label and value`() async throws {
    let object = try #require(try await objects(for: ["set name Zoé"]).last)
    let field = try #require((object["elements"] as? [[String: Any]])?.first)
    #expect(field["filters"] as? Bool == false)
    let words = field.compactMapValues { $0 as? String }
    #expect(words == ["kind": "field", "name": "name", "label": "Name", "value": "Zoé"])
  }

  @Test(arguments: [("sleep", "It is too early."), ("drop x", "No row here contains “x”.")])
  func `the reason for refusing a line is a notice in the answer to that line, and in no later answer`(
    line: String, why: String
  )
    async throws
  {
    let objects = try await objects(for: [line, "help"])
    #expect(objects.map { ($0["notice"] as? [String: Any])?["text"] as? String } == [nil, why, nil])
    #expect(objects.map { $0["line"] as? Int } == [nil, 1, 2])
  }

  @Test func `the JSON of a command has everything that a program needs to run the command`() async throws {
    let object = try #require(try await objects(for: []).first)
    let commands = try #require(object["commands"] as? [[String: Any]])
    #expect(commands.map { $0["name"] as? String } == ["drop", "sleep", "undo", "redo", "back"])
    #expect(commands.map { $0["key"] as? String } == ["d", "s", "u", "U", "esc"])
    #expect(commands.map { $0["takes"] as? String } == ["row", "nothing", "nothing", "nothing", "nothing"])
    #expect(commands.map { $0["enabled"] as? Bool } == [true, false, false, false, true])
    #expect(commands.map { $0["label"] as? String } == ["Drop", "sleep", "Undo", "Redo", "Back"])
    #expect(
      commands.map { $0["help"] as? String } == [
        "drop a row", "sleep", "undo the last change", "redo the last undone change", "go back",
      ])
    let reasons = commands.map { ($0["reason"] as? [String: String])?["code"] }
    #expect(reasons == [nil, "other", "session.nothingToUndo", "session.nothingToRedo", nil])
  }

  @Test func `every line, even a refused one, gets one JSON object with the line number as its answer`() async throws {
    let objects = try await objects(for: ["show", "nonsense", "help", "", "sleep", "drop 1"])
    #expect(objects.map { $0["line"] as? Int } == [nil, 1, 2, 3, 4, 5, 6])
  }

  @Test func `the JSON of a notice has a kind, a text, and a code that is the same in every language`() async throws {
    viewModel.notice = Notice(.warning, .session(.noRows))
    let object = try #require(try await objects(for: []).first)
    let notice = ["kind": "warning", "code": "session.noRows", "text": "There are no rows here."]
    #expect((object["notice"] as? [String: Any])?.compactMapValues { $0 as? String } == notice)
  }

  @Test func `the JSON of a notice has its remedy, and the command for the remedy`() async throws {
    viewModel.notice = Notice(.error, "It failed.", remedy: .retry)
    viewModel.commands.append(KeyCommand("again", key: "g", remedy: .retry, .nothing {}))
    let notice = try #require(try await objects(for: []).first?["notice"] as? [String: Any])
    #expect(notice["remedy"] as? String == "retry")
    #expect(notice["command"] as? String == "again")
  }

  @Test func `if there is no screen, the reason is printed as JSON`() {
    let json = JSONRenderer(language: .en).render(CommandError(.session(.noRows))).string
    #expect(json == #"{"error":{"code":"session.noRows","text":"There are no rows here."},"v":1}"# + "\n")
  }

  @Test func `a screen can be rendered as JSON without a session`() {
    let json = JSONRenderer(language: .en).render(navigation).string
    #expect(json.contains(#""revision":0,"#) && json.contains(#""title":"Letters""#))
  }

  @Test func `if the text of a field is refused, the notice names the field`() async throws {
    let notice = try #require(try await objects(for: ["set name refused"]).last?["notice"] as? [String: Any])
    #expect(notice["field"] as? String == "name")
  }
}
