import Localization
import Navigation
import Sessions
import TestSupport
import Testing
import TextUISupport

/// A list that goes on, on the whole terminal.
@Suite(.turnLimit)
struct PrefetchTests {
  private let navigation = NavigationController()

  private func play(_ viewModel: PagingView.ViewModel) async -> FullScreenPlay {
    Place(on: navigation).show(Page(PagingView.self, viewModel))
    let play = await FullScreenPlay(on: navigation, columns: 40, rows: 10)
    // The first picture may lead to a fetch.
    await play.settle()
    return play
  }

  @Test func `more rows are fetched when the end of the list comes into view, but not before`() async {
    let viewModel = PagingView.ViewModel(rows: 20)
    let play = await play(viewModel)
    await play.press(.pageDown)
    #expect(viewModel.requests == 0)
    #expect(!play.text.contains("and so on"))
    await play.press(.end)
    #expect(viewModel.requests == 1)
    #expect(play.text.contains("> row 19\n  and so on  [ More ]  m\n"))
  }

  @Test func `more rows are fetched only once, however often the screen is drawn`() async {
    let viewModel = PagingView.ViewModel(rows: 3)
    let play = await play(viewModel)
    await play.press(.up, .down, .end, .home)
    play.terminal.size = GridSize(columns: 60, rows: 12)
    await play.report(.resized)
    #expect(viewModel.requests == 1)
  }

  @Test func `more rows are fetched again if the end of the longer list is still in view`() async {
    let viewModel = PagingView.ViewModel(rows: 3)
    viewModel.onMore = { $0.add(2) }
    let play = await play(viewModel)
    // Three rows, then five, then seven, and the end is out of view.
    #expect(viewModel.rows.count == 7)
    #expect(viewModel.requests == 2)
    await play.press(.end)
    #expect(viewModel.requests > 2)
  }

  @Test func `going to the end of the list fetches all missing rows`() async {
    let viewModel = PagingView.ViewModel(rows: 30)
    viewModel.onMore = { viewModel in
      viewModel.add(10)
      if viewModel.rows.count == 60 { viewModel.ending = nil }
    }
    let play = await play(viewModel)
    #expect(play.lines[0].hasSuffix("1/30+"))
    await play.press(.character("G"))
    await eventually("all is fetched") { viewModel.rows.count == 60 }
    await play.settle()
    #expect(play.text.contains("> row 59\n") && play.lines[0].hasSuffix("60/60"))
  }

  @Test func `a key press stops the loading of all rows that a move to the end has started`() async {
    let viewModel = PagingView.ViewModel(rows: 30)
    var fetches: [CheckedContinuation<Void, Never>] = []
    viewModel.onMore = { viewModel in
      await withCheckedContinuation { fetches.append($0) }
      viewModel.add(10)
    }
    let play = await play(viewModel)
    await play.press(.end, .up)
    fetches.removeFirst().resume()
    await eventually("more rows have come") { viewModel.rows.count == 40 }
    await play.settle()
    #expect(play.text.contains("> row 28\n"))
    #expect(fetches.isEmpty)
  }

  @Test func `a view can stop and resume the automatic fetching of rows`() async {
    let viewModel = PagingView.ViewModel(rows: 3)
    viewModel.onMore = { $0.prefetches = false }
    let play = await play(viewModel)
    await play.press(.down, .end)
    #expect(viewModel.requests == 1)
    #expect(play.text.contains("and so on"))
    viewModel.prefetches = true
    await play.settle()
    #expect(viewModel.requests == 2)
  }

  @Test func `while rows are being fetched, the spinner is shown only at the end of the list`() async {
    let viewModel = PagingView.ViewModel(rows: 3)
    viewModel.onMore = { viewModel in await eventually("a row is removed") { viewModel.rows.count == 4 } }
    let play = await play(viewModel)
    #expect(play.text.contains("  and so on |  [ More ]  m\n"))
    #expect(!play.text.contains("Working"))
    viewModel.add(1)
    viewModel.ending = nil
    await eventually("loading ends") { !viewModel.isLoading }
    await play.settle()
    #expect(!play.text.contains("and so on"))
  }

  @Test func `leaving the screen cancels the fetch`() async {
    let viewModel = PagingView.ViewModel(rows: 3)
    var wasCancelled = false
    viewModel.onMore = { _ in
      await untilCancelled()
      wasCancelled = Task.isCancelled
    }
    let play = await play(viewModel)
    #expect(viewModel.isLoading)
    await play.press(.character("q"))
    await eventually("loading is cancelled") { wasCancelled }
  }

  @Test func `the command that loads more rows is shown at the end of the list if it is enabled`() async {
    let viewModel = PagingView.ViewModel(rows: 3)
    viewModel.prefetches = false
    let play = await play(viewModel)
    #expect(play.text.contains("  and so on  [ More ]  m\n"))
    await play.press(.character("m"))
    #expect(viewModel.requests == 1)
    viewModel.disabledReason = "That is all."
    await play.settle()
    #expect(play.text.contains("  and so on\n"))
    viewModel.disabledReason = nil
    viewModel.hasLoadMore = false
    await play.settle()
    #expect(play.text.contains("  and so on\n"))
  }

  @Test func `a click on the command that loads more rows runs the command`() async throws {
    let viewModel = PagingView.ViewModel(rows: 3)
    viewModel.prefetches = false
    let play = await play(viewModel)
    let row = try #require(play.lines.firstIndex { $0.hasSuffix("[ More ]  m") })
    await play.press(.click(GridPosition(column: 14, row: row)))
    #expect(viewModel.requests == 1)
  }

  @Test func `in a filtered list, showing the last match fetches no more rows`() async {
    let viewModel = PagingView.ViewModel(rows: 30)
    let play = await play(viewModel)
    await play.press(.character("/"))
    await play.type("29")
    #expect(viewModel.requests == 0)
    #expect(!play.text.contains("and so on"))
  }

  @Test func `if the remaining rows load fast, a filter searches the whole list`() async {
    let viewModel = PagingView.ViewModel(rows: 30)
    viewModel.loadsAll = true
    viewModel.onMore = { $0.add(20) }
    let play = await play(viewModel)
    await play.press(.character("/"))
    await play.type("row 49")
    #expect(play.text.contains("> row 49\n"))
  }

  @Test func `if the remaining rows load fast, the row of a closed page is searched for in the whole list`() async {
    let viewModel = PagingView.ViewModel(rows: 30)
    viewModel.loadsAll = true
    viewModel.onMore = { viewModel in
      viewModel.add(20)
      viewModel.ending = nil
    }
    Place(on: navigation).show(Page(PagingView.self, viewModel))
    Place(on: navigation).show(Page(PlainView.self, PlainView.ViewModel("Row", path: "row 45")))
    let play = await FullScreenPlay(on: navigation, columns: 40, rows: 10)
    navigation.goBack()
    await play.settle()
    #expect(play.text.contains("> row 45\n"))
    #expect(viewModel.requests == 1)
  }

  @Test func `if a list is empty but has more rows to load, the rows are fetched at once`() async {
    let viewModel = PagingView.ViewModel(rows: 0)
    _ = await play(viewModel)
    #expect(viewModel.requests == 1)
  }

  @Test func `rows that are appended are not marked as new`() async {
    let viewModel = PagingView.ViewModel(rows: 3)
    let play = await play(viewModel)
    viewModel.add(2)
    await play.settle()
    #expect(play.lines.contains("  row 4"), "\(play.text)")
    #expect(!play.lines.contains { $0.dropFirst().hasPrefix("+") }, "\(play.text)")
  }

  @Test func `if a list is replaced by a different list, the new list is shown from its first row`() async {
    let viewModel = PagingView.ViewModel(rows: 30)
    viewModel.ending = nil
    let play = await play(viewModel)
    await play.press(.end)
    viewModel.rows = (0..<30).map { "other \($0)" }
    viewModel.listID = "other"
    await play.settle()
    #expect(play.text.contains("> other 0\n"))
  }
}
