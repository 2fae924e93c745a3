import Localization
import Navigation
import Sessions
import TestSupport
import Testing
import TextUISupport

/// The effects of the mouse.
@Suite(.turnLimit)
struct MouseTests {
  private let navigation = NavigationController()
  private let list = ListView.ViewModel((0..<40).map { "row \($0)" })

  private func play(_ page: some AnyPage) async -> FullScreenPlay {
    Place(on: navigation).show(page)
    return await FullScreenPlay(on: navigation, columns: 60, rows: 16)
  }

  /// Clicks on the line that ends with a text, at a column.
  private func click(_ text: String, column: Int = 3, _ play: FullScreenPlay) async throws {
    let row = try #require(play.lines.firstIndex { $0.hasSuffix(text) }, "\(play.text)")
    await play.press(.click(GridPosition(column: column, row: row)))
  }

  @Test func `a click selects a row, and a second click opens the row`() async throws {
    let play = await play(Page(ListView.self, list))
    try await click("row 3", play)
    #expect(play.lines.contains("> row 3"))
    try await click("row 5", column: 50, play)
    #expect(list.done == [])
    try await click("row 5", play)
    #expect(list.done == ["row 5"])
  }

  @Test func `after a key between two clicks on a row, the second click does not open the row`() async throws {
    let play = await play(Page(ListView.self, list))
    try await click("row 3", play)
    await play.press(.down, .up)
    try await click("row 3", play)
    #expect(list.done == [])
  }

  @Test func `the first click does not open the row that is selected at the start`() async throws {
    let play = await play(Page(ListView.self, list))
    try await click("row 0", play)
    #expect(list.done == [])
  }

  @Test func `in a scrolled or filtered list, a click selects the row that the user sees`()
    async throws
  {
    let play = await play(Page(ListView.self, list))
    await play.press(.end)
    try await click("row 35", play)
    #expect(play.lines.contains("> row 35"))
    await play.press(.character("/"), .character("9"))
    try await click("row 29", play)
    try await click("row 29", play)
    #expect(list.done == ["row 29"])
  }

  @Test func `the wheel scrolls the list without moving the focus`() async {
    let search = SearchView.ViewModel()
    search.rows = (0..<40).map { "row \($0)" }
    let play = await play(Page(SearchView.self, search))
    let first = { play.lines.first { $0.dropFirst(2).hasPrefix("row ") }?.dropFirst(2) }
    await play.press(.wheelDown, .wheelDown)
    #expect(first() == "row 4" || first() == "row 6")
    await play.press(.character("x"))
    #expect(search.query == "x")
    await play.press(.wheelUp, .wheelUp, .wheelUp)
    #expect(first() == "row 0")
  }

  @Test func `the mouse wheel scrolls the list of keys`() async {
    let play = await play(Page(ListView.self, list))
    await play.press(.character("?"))
    let lines = play.lines
    await play.press(.wheelDown)
    #expect(play.lines[3] == lines[6])
    await play.press(.wheelUp)
    #expect(play.lines == lines)
  }

  @Test func `a click presses a button, or shows why the button is disabled`() async throws {
    let form = FormView.ViewModel()
    let play = await play(Page(FormView.self, form))
    try await click("[ Down ]  d", play)
    #expect(form.value == 17)
    #expect(play.lines.contains("> [ Down ]  d"))
    try await click("( Up )  u", play)
    #expect(play.text.contains("There is a roof."))
    try await click("[ Down ]  d", column: 40, play)
    #expect(form.value == 17)
  }

  @Test func `a click on a field gives the field the focus`() async throws {
    let search = SearchView.ViewModel()
    let play = await play(Page(SearchView.self, search))
    await play.press(.tab)
    try await click("Query:", play)
    await play.press(.character("x"))
    #expect(search.query == "x")
  }

  @Test func `a click on a key in the footer does the same as the key`() async throws {
    let play = await play(Page(ListView.self, list))
    let footer = try #require(play.lines.last)
    let column = try #require(
      footer.ranges(of: "?").first.map { footer.distance(from: footer.startIndex, to: $0.lowerBound) })
    await play.press(.click(GridPosition(column: column, row: play.lines.count - 1)))
    #expect(play.lines[0].hasSuffix("› Keys"))
  }

  @Test func `a click outside all elements changes nothing, and causes no redraw`() async {
    let play = await play(Page(FormView.self, FormView.ViewModel()))
    let before = play.terminal.pictures
    for position in [(0, 0), (50, 2), (3, 14), (3, 15), (59, 15), (60, 16), (9999, 9999)] {
      await play.press(.click(GridPosition(column: position.0, row: position.1)))
    }
    #expect(play.terminal.pictures == before)
  }

  @Test func `rows behind a prompt or the list of keys cannot be clicked`() async throws {
    let play = await play(Page(ListView.self, list))
    await play.press(.character("n"))
    try await click("row 3", play)
    #expect(play.lines.contains("  make one:"))
    #expect(play.lines.contains("> row 0"))
    await play.press(.escape, .character("?"), .click(GridPosition(column: 3, row: 4)), .escape)
    #expect(play.lines.contains("> row 0"))
  }
}
