import Foundation
import Localization
import Navigation
import TestSupport
import Testing
import TextUI
import TextUISupport

/// A program that keeps the rows it was sent gets the edits of a list, and not its rows again.
@Suite(.turnLimit)
struct SentEditsTests {
  /// What a program knows of the list in a screen.
  private struct SentList {
    let json: [String: Any]
    let revision: Int

    init(_ screen: [String: Any]) throws {
      let elements = try #require(screen["elements"] as? [[String: Any]])
      json = elements.first { $0["kind"] as? String == "list" } ?? [:]
      revision = try #require(screen["revision"] as? Int)
    }

    var rows: [String]? { (json["rows"] as? [[String: Any]])?.compactMap(Self.words) }
    var since: Int? { json["since"] as? Int }
    var edits: [[String: Any]] { json["edits"] as? [[String: Any]] ?? [] }
    var kinds: [String] { edits.compactMap { $0["kind"] as? String } }

    /// Does with earlier rows what the edits say, as `Programs.md` tells programs to.
    func applied(to rows: [String]) throws -> [String] {
      var rows = rows.map(Optional.some)
      let comes = try edits.compactMap { edit -> (Int, String)? in
        let (old, new) = (edit["old"] as? Int, edit["new"] as? Int)
        let words = try #require((edit["row"] as? [String: Any]).flatMap(Self.words))
        if let old { rows[old] = edit["kind"] as? String == "update" ? words : nil }
        return edit["kind"] as? String == "update" ? nil : new.map { ($0, words) }
      }
      return comes.sorted { $0.0 < $1.0 }.reduce(into: rows.compactMap(\.self)) { $0.insert($1.1, at: $1.0) }
    }

    private static func words(of row: [String: Any]) -> String? { row["text"] as? String }
  }

  private let navigation = NavigationController()

  private func lists(in play: Play) throws -> [SentList] {
    try play.transcript.text.split(separator: "\n").filter { $0.hasPrefix("{") }.map { line in
      ScreenSchema.check(line)
      return try SentList(try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]))
    }
  }

  private func lists(after lines: String..., rows: String = "a b c d") async throws -> [SentList] {
    let viewModel = EditedListView.ViewModel(rows.split(separator: " ").map(String.init))
    Place(on: navigation).show(Page(EditedListView.self, viewModel))
    let play = Play(lines, on: navigation, asJSON: true, sendsEdits: true)
    try await play.run()
    return try lists(in: play)
  }

  @Test func `rows that were sent are left out, and the edits lead to those there are now`() async throws {
    let sent = try await lists(after: "use a b:new c d e")
    #expect(sent[0].rows == ["a", "b", "c", "d"] && sent[0].since == nil)
    #expect(sent[1].rows == nil && sent[1].since == sent[0].revision)
    #expect(sent[1].kinds == ["update", "insertion"])
  }

  @Test(arguments: [
    "a c d", "d a b c", "a b:1 c d", "b c:1 d e", "d c b a", "c d:1 a b", "x a y b z c d", "b:1 a c:1 d",
    "c",
  ])
  func `a program that follows the edits has the rows that there are`(names: String) async throws {
    let sent = try await lists(after: "use \(names)", "use a d c b:2", "show")
    var rows: [Int: [String]] = [:]
    for list in sent {
      rows[list.revision] = try list.rows ?? list.applied(to: try #require(list.since.flatMap { rows[$0] }))
    }
    #expect(rows.count == 3 && sent.last?.rows == ["a", "d", "c", "b:2"])
    #expect(rows[sent[1].revision] == names.split(separator: " ").map(String.init))
    #expect(rows[sent[2].revision] == sent.last?.rows)
  }

  @Test func `show sends the rows again`() async throws {
    let sent = try await lists(after: "use a b c", "show", "use a b")
    #expect(sent.map { $0.rows?.count } == [4, nil, 3, nil])
    #expect(sent[3].since == sent[2].revision)
  }

  @Test(arguments: ["nothing", "help", ""])
  func `a line that changes nothing is answered without rows`(line: String) async throws {
    let sent = try await lists(after: line)
    #expect(sent[1].rows == nil && sent[1].since == sent[0].revision && sent[1].edits.isEmpty)
  }

  @Test(arguments: ["use", "use x", "use d c b:1 a:1 e f"])
  func `where most rows differ, they are sent themselves`(line: String) async throws {
    let sent = try await lists(after: line)
    #expect(sent[1].rows?.count == line.split(separator: " ").count - 1 && sent[1].since == nil)
  }

  @Test func `without the option, rows are always sent`() async throws {
    let viewModel = EditedListView.ViewModel(["a", "b", "c"])
    Place(on: navigation).show(Page(EditedListView.self, viewModel))
    let play = Play(["use a b", "nothing"], on: navigation, asJSON: true, showsWholeLists: true)
    try await play.run()
    #expect(try lists(in: play).allSatisfy { $0.rows != nil && $0.since == nil })
  }

  @Test func `another process's change of a row is told by its edit, where the list itself tells none`() async throws {
    let viewModel = PagingView.ViewModel(rows: 3)
    viewModel.ending = nil
    Place(on: navigation).show(Page(PagingView.self, viewModel))
    let play = Play(on: navigation, asJSON: true, staysOpen: true, sendsEdits: true)
    let run = Task { try await play.run() }
    await play.until { $0.contains("row 2") }
    viewModel.rows[1] = "other"
    await play.until { $0.contains("other") }
    play.input.end()
    _ = try await run.value
    let sent = try lists(in: play)
    #expect(sent.count == 2 && sent[1].revision == sent[0].revision + 1 && sent[1].rows == nil)
    #expect(sent[1].kinds == ["deletion", "insertion"])
  }

  @Test func `another list is sent with its rows`() async throws {
    let viewModel = PagingView.ViewModel(rows: 3)
    viewModel.drop = { [weak viewModel] _ in viewModel?.listID = "other" }
    viewModel.ending = nil
    Place(on: navigation).show(Page(PagingView.self, viewModel))
    let play = Play(["drop 1"], on: navigation, asJSON: true, sendsEdits: true)
    try await play.run()
    #expect(try lists(in: play).map { $0.rows?.count } == [3, 3])
  }

  @Test func `rows that were found by something else are sent`() async throws {
    let viewModel = SearchView.ViewModel()
    viewModel.rows = ["a", "b"]
    viewModel.lookUp = { [weak viewModel] in viewModel?.searched = "x" }
    Place(on: navigation).show(Page(SearchView.self, viewModel))
    let play = Play(["go", "set query x"], on: navigation, asJSON: true, sendsEdits: true)
    try await play.run()
    #expect(try lists(in: play).map { $0.rows?.count } == [2, nil, 2])
  }

  @Test func `who comes back is told from which screen's rows the edits lead`() async throws {
    let viewModel = PlainView.ViewModel("List", rows: ["a", "b", "c"])
    let other = PlainView.ViewModel("Other", path: "other", rows: ["x"])
    viewModel.commands = [
      KeyCommand(
        "go", key: .enter,
        .nothing { [weak navigation] in Place(on: navigation).show(Page(PlainView.self, other)) })
    ]
    other.commands = [KeyCommand("drop", key: "d", .nothing { [weak viewModel] in viewModel?.rows = ["b", "c"] })]
    Place(on: navigation).show(Page(PlainView.self, viewModel))
    let play = Play(["go", "drop", "back", "go"], on: navigation, asJSON: true, sendsEdits: true)
    try await play.run()
    let sent = try lists(in: play)
    #expect(sent.map { $0.rows?.count } == [3, 1, nil, nil, 1])
    #expect(sent[3].since == sent[0].revision && sent[3].kinds == ["deletion"])
  }
}
