import Navigation
import Sessions
import Testing
import TextUISupport

/// A list that tells its edits, on the whole terminal: they are marked as told, and not guessed.
struct FullScreenEditsTests {
  private let navigation = NavigationController()

  private func play(_ viewModel: EditedListView.ViewModel, rows: Int = 10) async -> FullScreenPlay {
    Place(on: navigation).show(Page(EditedListView.self, viewModel))
    return await FullScreenPlay(on: navigation, columns: 40, rows: rows)
  }

  private func line(_ name: String, on play: FullScreenPlay) -> String? {
    play.lines.first { $0.dropFirst(2).hasPrefix(name) }
  }

  @Test func `no row is marked at first`() async {
    let play = await play(EditedListView.ViewModel(["a", "b"]))
    #expect(line("a", on: play) == "> a")
    #expect(line("b", on: play) == "  b")
  }

  @Test(arguments: [
    (["a", "b", "n", "c"], "n", " +n"), (["a", "b", "c", "n"], "n", " +n"), (["a", "b:new", "c"], "b:new", " ~b:new"),
    (["a", "c", "b"], "c", " ^c"),
  ])
  func `a row has the mark of its edit, wherever the row is`(names: [String], name: String, line expected: String) async
  {
    let viewModel = EditedListView.ViewModel(["a", "b", "c"])
    let play = await play(viewModel)
    viewModel.rows = EditedListView.rows(names)
    await play.settle()
    #expect(play.lines.contains { $0 == expected })
    #expect(line("a", on: play) == "> a")
  }

  @Test func `a mark disappears after a while`() async {
    let viewModel = EditedListView.ViewModel(["a"])
    let play = await play(viewModel)
    viewModel.rows = EditedListView.rows(["a", "b"])
    await play.settle()
    #expect(line("b", on: play) == " +b")
    for _ in 1...6 { await play.report(.tick) }
    #expect(line("b", on: play) == "  b")
  }

  @Test func `deleted rows are listed above the footer for a while`() async {
    let viewModel = EditedListView.ViewModel(["a", "b", "c", "d"])
    let play = await play(viewModel)
    viewModel.rows = EditedListView.rows(["a", "c"])
    await play.settle()
    #expect(play.lines.contains("  − b  − d"))
    for _ in 1...6 { await play.report(.tick) }
    #expect(!play.lines.contains { $0.contains("− b") })
  }

  @Test func `a row that has been restored is not listed as deleted`() async {
    let viewModel = EditedListView.ViewModel(["a", "b"])
    let play = await play(viewModel)
    for rows in [["a"], ["a", "b"]] {
      viewModel.rows = EditedListView.rows(rows)
      await play.settle()
    }
    #expect(!play.lines.contains { $0.contains("− b") })
  }

  @Test func `while a message is shown, the names of deleted rows are not`() async {
    let viewModel = EditedListView.ViewModel(["a", "b"])
    let play = await play(viewModel)
    await play.press(.character("x"), .character("u"))
    viewModel.rows = EditedListView.rows(["a"])
    await play.settle()
    #expect(!play.lines.contains { $0.contains("− b") })
  }

  @Test func `a row that is scrolled into view is not marked as new`() async {
    let play = await play(EditedListView.ViewModel((1...50).map { "n\($0)" }))
    await play.press(.end)
    #expect(line("n50", on: play) == "> n50")
    #expect(play.lines.allSatisfy { !$0.contains("+") && !$0.contains("~") })
  }

  @Test func `in a filtered list, a new row is marked as new`() async {
    let viewModel = EditedListView.ViewModel(["apple", "banana", "cherry"])
    let play = await play(viewModel)
    await play.press(.character("/"))
    await play.type("an")
    viewModel.rows = EditedListView.rows(["apple", "banana", "cherry", "mango"])
    await play.settle()
    #expect(play.lines.contains("> banana"))
    #expect(play.lines.contains(" +mango"))
  }
}
