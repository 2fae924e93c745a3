import Foundation
import Localization
import Navigation
import Presenting
import TestSupport
import Testing
import TextUISupport

/// `more` in lines: the next rows, those that are there or those that are loaded.
@Suite(.turnLimit)
struct MoreTests {
  private let navigation = NavigationController()

  private func answers(of viewModel: PagingView.ViewModel, to lines: [String]) async throws -> [String] {
    Place(on: navigation).show(Page(PagingView.self, viewModel))
    let play = Play(lines, on: navigation)
    try await play.run()
    return play.transcript.text.components(separatedBy: "> more\n")
  }

  @Test func `rows that have already been loaded are shown before more rows are requested`() async throws {
    let viewModel = PagingView.ViewModel(rows: 21)
    viewModel.onMore = { $0.add(20) }
    let answers = try await answers(of: viewModel, to: ["more", "more", "more", "more"])
    #expect(answers.count == 5)
    #expect(answers[0].contains("20. row 19\nRows 1 to 20 of 21. Use “more” to see the next ones.\n"))
    #expect(!answers[0].contains("and so on"))
    #expect(answers[1].contains(" 21. row 20\n     and so on [More] more\nRows 21 to 21 of 21.\n"))
    // Row 21 stands on the page that is being filled.
    #expect(answers[2].contains(" 21. row 20\n 22. row 21\n"))
    #expect(answers[2].contains("Rows 21 to 40 of 41. Use “more” to see the next ones.\n"))
    #expect(answers[3].contains("     and so on [More] more\nRows 41 to 41 of 41.\n"))
    #expect(answers[4].contains("Rows 41 to 60 of 61."))
    #expect(viewModel.requests == 2)
  }

  @Test func `after a full page, newly loaded rows begin the next page`() async throws {
    let viewModel = PagingView.ViewModel(rows: 20)
    viewModel.onMore = { $0.add(20) }
    let answers = try await answers(of: viewModel, to: ["more"])
    #expect(answers[1].contains(" 21. row 20\n"))
    #expect(answers[1].contains("Rows 21 to 40 of 40."))
  }

  @Test func `a page that was not full is filled first, even if all rows are loaded at once`() async throws {
    let viewModel = PagingView.ViewModel(rows: 50)
    viewModel.loadsAll = true
    viewModel.onMore = { viewModel in
      viewModel.add(14)
      viewModel.ending = nil
    }
    let answers = try await answers(of: viewModel, to: ["more", "more", "more", "more", "more"])
    let told = answers.map { $0.matches(of: /\d\. (row \d+)\n/).map { String($0.output.1) } }
    #expect(told.map(\.count) == [20, 20, 10, 20, 4, 0])
    #expect(Set(told.flatMap(\.self)) == Set((0..<64).map { "row \($0)" }))
  }

  @Test func `the results of a new search are shown from the first row on`() async throws {
    let viewModel = SearchView.ViewModel()
    viewModel.rows = (0..<50).map { "row \($0)" }
    viewModel.lookUp = { [weak viewModel] in viewModel?.searched = "x" }
    Place(on: navigation).show(Page(SearchView.self, viewModel))
    let play = Play(["more", "set query x"], on: navigation)
    try await play.run()
    #expect(play.transcript.lastAnswer.contains(" 1. row 0\n"), "\(play.transcript.text)")
  }

  @Test func `in line mode, no rows are loaded without a command`() async throws {
    let viewModel = PagingView.ViewModel(rows: 3)
    _ = try await answers(of: viewModel, to: ["show", "help"])
    #expect(viewModel.requests == 0)
  }

  @Test func `if no further rows arrive, the list stays on the same page`() async throws {
    let viewModel = PagingView.ViewModel(rows: 20)
    let answers = try await answers(of: viewModel, to: ["more"])
    #expect(answers[1] == "Nothing has changed.\n\n")
  }

  @Test func `the reason why there are no more rows is printed`() async throws {
    let viewModel = PagingView.ViewModel(rows: 3)
    viewModel.disabledReason = "That is all."
    #expect(try await answers(of: viewModel, to: ["more"])[1] == "! That is all.\n")
    #expect(viewModel.requests == 0)
  }

  @Test func `if a list has no command for more rows, no rows are loaded`() async throws {
    let viewModel = PagingView.ViewModel(rows: 3)
    viewModel.hasLoadMore = false
    let answers = try await answers(of: viewModel, to: ["more"])
    #expect(answers[0].contains("\n    and so on\n"))
    #expect(answers[1] == "! There are no more rows.\n")
    #expect(viewModel.requests == 0)
  }

  @Test func `the ending of a list does not name a disabled command`() async throws {
    let viewModel = PagingView.ViewModel(rows: 3)
    viewModel.disabledReason = "That is all."
    #expect(try await answers(of: viewModel, to: [])[0].contains("\n    and so on\n"))
  }

  @Test func `the reason why rows could not be loaded is printed`() async throws {
    let viewModel = PagingView.ViewModel(rows: 3)
    viewModel.onMore = { _ throws(CommandError) in throw CommandError("It failed.") }
    #expect(try await answers(of: viewModel, to: ["more"])[1] == "! It failed.\n")
  }

  @Test func `if whole lists are requested, all rows of a list that loads fast are loaded before printing`()
    async throws
  {
    let viewModel = PagingView.ViewModel(rows: 3)
    viewModel.loadsAll = true
    viewModel.onMore = { viewModel in
      viewModel.add(20)
      viewModel.ending = nil
    }
    Place(on: navigation).show(Page(PagingView.self, viewModel))
    let play = Play(on: navigation, asJSON: true, showsWholeLists: true)
    try await play.run()
    #expect(play.transcript.text.contains("row 22"))
  }

  /// Whether more rows follow, and the notice, in each screen that a program gets.
  private func screens(
    of viewModel: PagingView.ViewModel, after lines: [String]
  ) async throws -> (hasMore: [Bool], notices: [[String: Any]?], allDone: Bool) {
    Place(on: navigation).show(Page(PagingView.self, viewModel))
    let play = Play(lines, on: navigation, asJSON: true)
    let allDone = try await play.run()
    let screens = try play.transcript.text.split(separator: "\n").filter { $0.hasPrefix("{") }.map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    let hasMore = screens.flatMap { $0["elements"] as? [[String: Any]] ?? [] }.map { $0["hasMore"] as? Bool ?? false }
    return (hasMore, screens.map { $0["notice"] as? [String: Any] }, allDone)
  }

  @Test func `each page in JSON shows whether more rows follow, and asking for more at the end is not a failure`()
    async throws
  {
    let viewModel = PagingView.ViewModel(rows: 21)
    viewModel.onMore = { viewModel in
      viewModel.add(1)
      viewModel.ending = nil
    }
    let (hasMore, notices, allDone) = try await screens(of: viewModel, after: ["more", "more", "more", "more"])
    #expect(hasMore == [true, true, false, false, false])
    for notice in notices.suffix(2) {
      #expect(notice?["code"] as? String == "session.noMoreRows" && notice?["kind"] as? String == "info")
      #expect(notice?["new"] as? Bool == true)
    }
    #expect(notices[2] == nil)
    #expect(allDone)
  }

  /// The rows that a line drops from a list of three, of which two more have to be loaded.
  private func dropped(by line: String) async throws -> [Int] {
    let viewModel = PagingView.ViewModel(rows: 3)
    viewModel.loadsAll = true
    viewModel.onMore = { viewModel in
      viewModel.add(2)
      viewModel.ending = nil
    }
    var dropped: [Int] = []
    viewModel.drop = { dropped = $0 }
    Place(on: navigation).show(Page(PagingView.self, viewModel))
    try await Play([line], on: navigation).run()
    return dropped
  }

  @Test func `a command for all rows of a list first loads the missing rows`() async throws {
    #expect(try await dropped(by: "drop *") == [0, 1, 2, 3, 4])
  }

  @Test(arguments: ["drp 1", "drop", "drop 1", "help"])
  func `a line that does not need the missing rows does not load them`(line: String) async throws {
    let viewModel = PagingView.ViewModel(rows: 3)
    viewModel.loadsAll = true
    Place(on: navigation).show(Page(PagingView.self, viewModel))
    try await Play([line], on: navigation).run()
    #expect(viewModel.requests == 0)
  }

  @Test(arguments: ["drop 5", "drop row 4"])
  func `if a line names a row that is not yet loaded, the row is loaded`(line: String) async throws {
    #expect(try await dropped(by: line) == [4])
  }

  @Test func `a page in JSON is marked as having more rows if the session can load the whole list`() async throws {
    let viewModel = PagingView.ViewModel(rows: 3)
    viewModel.hasLoadMore = false
    viewModel.loadsAll = true
    #expect(try await screens(of: viewModel, after: []).hasMore == [true])
  }

  @Test func `a page in JSON is not marked as having more rows if no more rows can be loaded`() async throws {
    let viewModel = PagingView.ViewModel(rows: 3)
    viewModel.disabledReason = "That is all."
    #expect(try await screens(of: viewModel, after: []).hasMore == [false])
  }

  @Test func `help lists the command more only once`() async throws {
    let viewModel = PagingView.ViewModel(rows: 3)
    Place(on: navigation).show(Page(PagingView.self, viewModel))
    let play = Play(["help"], on: navigation)
    try await play.run()
    let help = play.transcript.lastAnswer
    #expect(help.components(separatedBy: "  more ").count == 2)
    #expect(help.contains("get more"))
  }

  @Test func `if a list is replaced by a different list, the new list is shown from its first row`() async throws {
    let viewModel = PagingView.ViewModel(rows: 40)
    viewModel.ending = nil
    Place(on: navigation).show(Page(PagingView.self, viewModel))
    let play = Play(["more"], on: navigation, staysOpen: true)
    let run = Task { try await play.run() }
    await play.until { $0.contains("Rows 21 to 40 of 40.") }
    viewModel.rows = (0..<40).map { "other \($0)" }
    viewModel.listID = "other"
    await play.until { $0.contains("  1. other 0\n") }
    play.input.end()
    _ = try await run.value
  }
}
