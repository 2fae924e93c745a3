import Testing
import TextUI
import TextUISupport

/// A list that goes on, on the whole terminal.
@Suite(.timeLimit(.minutes(1)))
struct PrefetchTests {
  private let navigation = NavigationController()

  private func play(_ view: PagingView) async -> FullScreenPlay {
    navigation.push(view)
    return await FullScreenPlay(on: navigation, columns: 40, rows: 10)
  }

  @Test func `more is asked for when the end of the list comes into view, and not before`() async {
    let view = PagingView(rows: 20)
    let play = await play(view)
    await play.press(.pageDown)
    #expect(view.requests == 0)
    #expect(!play.text.contains("and so on"))
    await play.press(.end)
    #expect(view.requests == 1)
    #expect(play.text.contains("> row 19\n  and so on"))
  }

  @Test func `it is asked for once, however often the screen is drawn`() async {
    let view = PagingView(rows: 3)
    let play = await play(view)
    await play.press(.up, .down, .end, .home)
    play.terminal.size = GridSize(columns: 60, rows: 12)
    await play.report(.resized)
    #expect(view.requests == 1)
  }

  @Test func `it is asked for again once there are further rows and their end is in view`() async {
    let view = PagingView(rows: 3)
    view.onMore = { $0.add(2) }
    let play = await play(view)
    // Three rows, then five, then seven, and the end is out of view.
    #expect(view.rows.count == 7)
    #expect(view.requests == 2)
    await play.press(.end)
    #expect(view.requests > 2)
  }

  @Test func `a list that wants none any more is not asked, and may want some later`() async {
    let view = PagingView(rows: 3)
    view.onMore = { $0.asksForMore = false }
    let play = await play(view)
    await play.press(.down, .end)
    #expect(view.requests == 1)
    #expect(play.text.contains("and so on"))
    view.asksForMore = true
    await play.settle()
    #expect(view.requests == 2)
  }

  @Test func `while it is asked for the row turns, and nothing else says so`() async {
    let view = PagingView(rows: 3)
    view.onMore = { view in await eventually { view.rows.count == 4 } }
    let play = await play(view)
    #expect(play.text.contains("  and so on |\n"))
    #expect(!play.text.contains("Working"))
    view.add(1)
    view.ending = nil
    await eventually { !view.work.isBusy }
    await play.settle()
    #expect(!play.text.contains("and so on"))
  }

  @Test func `leaving the screen ends the asking`() async {
    let view = PagingView(rows: 3)
    var wasCancelled = false
    view.onMore = { _ in
      await eventually { false }
      wasCancelled = Task.isCancelled
    }
    let work = await { () async -> Bool in
      let play = await play(view)
      _ = play
      return view.work.isBusy
    }()
    #expect(work)
    view.work.endAll()
    await eventually { wasCancelled }
  }

  @Test func `behind a filter the end of what matches is not the end of the list`() async {
    let view = PagingView(rows: 30)
    let play = await play(view)
    await play.press(.character("/"))
    await play.type("29")
    #expect(view.requests == 0)
    #expect(!play.text.contains("and so on"))
  }

  @Test func `an empty list that goes on asks at once`() async {
    let view = PagingView(rows: 0)
    _ = await play(view)
    #expect(view.requests == 1)
  }

  @Test func `rows that are appended are not marked as news`() async {
    let view = PagingView(rows: 3)
    let play = await play(view)
    view.add(2)
    await play.settle()
    #expect(!play.text.contains("*"))
  }

  @Test func `another list is shown from its top`() async {
    let view = PagingView(rows: 30)
    view.ending = nil
    let play = await play(view)
    await play.press(.end)
    view.rows = (0..<30).map { "other \($0)" }
    view.listID = "other"
    await play.settle()
    #expect(play.text.contains("> other 0\n"))
  }
}
