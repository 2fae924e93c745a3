import Localization
import Navigation
import Sessions
import TestSupport
import Testing
import TextUI
import TextUISupport

/// A text that is longer than the screen, between two buttons.
private struct LongView: TextView {
  init(viewModel: Void) {}

  var item: NavigationItem { NavigationItem(path: "long", title: "Long") }

  var screen: Screen {
    let above = KeyCommand("above", key: "a", .nothing {})
    let below = KeyCommand("below", key: "b", .nothing {})
    let text = [Element](repeating: .text("text"), count: 40)
    return Screen(elements: [.button(above)] + text + [.button(below)], commands: [above, below])
  }
}

/// Any elements and commands.
private struct ReadView: TextView {
  struct Content {
    let elements: [Element]
    var commands: [KeyCommand] = []
  }

  let viewModel: Content

  var item: NavigationItem { NavigationItem(path: "read", title: "Read") }
  var screen: Screen { Screen(elements: viewModel.elements, commands: viewModel.commands) }
}

/// Where the focus goes, and which keys reach the list wherever it is.
@Suite(.turnLimit)
struct FocusTests {
  private let navigation = NavigationController()
  private let viewModel = SearchView.ViewModel()

  private func play(rows: Int = 0, columns: Int = 60) async -> FullScreenPlay {
    viewModel.rows = (0..<rows).map { "row \($0)" }
    Place(on: navigation).show(Page(PlainView.self, PlainView.ViewModel("Root")))
    Place(on: navigation).show(Page(SearchView.self, viewModel))
    return await FullScreenPlay(on: navigation, columns: columns, rows: 16)
  }

  private func focused(_ play: FullScreenPlay) -> String? {
    play.lines.first { $0.hasPrefix(">") }.map { String($0.dropFirst(2)) }
  }

  @Test(arguments: [0, 1])
  func `if nothing on a page can have the focus, the cursor is at the text`(number: Int) async throws {
    let pages: [[Element]] = [
      [.badge(Badge("A", tint: .red)), .picture(Picture(["/\\"])), .text("Here.")],
      [.text("Choose."), .text("Here.", .quote), .list(RowList(count: 0) { _ in nil }), .text("Below.")],
    ]
    Place(on: navigation).show(Page(ReadView.self, ReadView.Content(elements: pages[number])))
    let play = await FullScreenPlay(on: navigation)
    let cursor = try #require(play.terminal.picture?.cursor)
    #expect(play.lines[cursor.row] == "  Here.")
  }

  @Test(arguments: [([], "[ stay ]  s"), ([.down, .down], "[ leave ]  Esc")] as [([KeyPress], String)])
  func `on a page, the first button other than Esc has the focus, and the arrow keys stop at either end`(
    keys: [KeyPress], part: String
  ) async {
    let stay = KeyCommand("stay", key: "s", .nothing {})
    let leave = KeyCommand("leave", key: .escape, .nothing {})
    let page = ReadView.Content(elements: [.button(stay), .button(leave)], commands: [stay, leave])
    Place(on: navigation).show(Page(ReadView.self, page))
    let play = await FullScreenPlay(on: navigation)
    for key in keys { await play.press(key) }
    #expect(focused(play) == part, "\(play.text)")
  }

  // MARK: Results

  @Test func `after Enter in a field, the focus moves to the results`() async {
    let play = await play()
    await play.type("x")
    await play.press(.enter)
    #expect(focused(play) == "Query: x")
    viewModel.rows = ["found"]
    await play.settle()
    #expect(focused(play) == "found")
    await play.press(.enter)
    #expect(viewModel.done == ["go", "found"])
  }

  @Test(arguments: [[KeyPress.character("y")], [.left], [.tab, .backTab]])
  func `if the user presses another key after Enter, the focus does not move to the results`(keys: [KeyPress]) async {
    let play = await play()
    await play.press(.enter)
    for key in keys { await play.press(key) }
    viewModel.rows = ["found"]
    await play.settle()
    #expect(focused(play)?.hasPrefix("Query:") == true)
  }

  @Test func `rows that arrive without a request from the user do not get the focus`() async {
    let play = await play()
    await play.type("x")
    viewModel.rows = ["a", "b"]
    await play.settle()
    await play.press(.enter)
    viewModel.rows.append("c")
    await play.settle()
    #expect(focused(play) == "Query: x")
  }

  // MARK: The list's keys

  @Test(arguments: [(.down, 0), (.pageDown, 7), (.pageUp, 0)] as [(KeyPress, Int)])
  func `if the field has the focus, a key that moves in the list moves the focus to the list`(key: KeyPress, row: Int)
    async
  {
    let play = await play(rows: 30)
    await play.press(key)
    #expect(focused(play) == "row \(row)")
  }

  @Test(arguments: [(.pageDown, 7), (.character("G"), 29), (.end, 29)] as [(KeyPress, Int)])
  func `if a button has the focus, a key that moves in the list moves the focus to the list`(key: KeyPress, row: Int)
    async
  {
    let play = await play(rows: 30)
    await play.press(.tab, key)
    #expect(focused(play) == "row \(row)")
    await play.press(.character("g"))
    #expect(focused(play) == "row 0")
  }

  @Test func `if a field has the focus, a letter key types its letter and runs no command`() async {
    let play = await play(rows: 30)
    await play.type("gG?q/yjk")
    #expect(focused(play) == "Query: gG?q/yjk")
  }

  @Test func `a field whose Enter key acts on a row keeps the focus while other keys move in the list`() async {
    var opened: [Int] = []
    let picker = PlainView.ViewModel("Picker", rows: (0..<30).map { "row \($0)" })
    picker.commands = [KeyCommand("pick", key: .enter, .row { opened.append($0) })]
    Place(on: navigation).show(Page(PlainView.self, picker))
    let play = await FullScreenPlay(on: navigation, columns: 40, rows: 12)
    await play.press(.down, .down, .up, .pageDown, .character("x"), .enter)
    #expect(picker.fieldValue == "x")
    #expect(opened == [8])
    #expect(play.lines.contains("↵ row 8"))
  }

  // MARK: Esc

  @Test(arguments: [(30, "row 0"), (0, "[ go ]  o")])
  func `Esc leaves the field, and a second Esc leaves the screen`(rows: Int, focus: String) async {
    let play = await play(rows: rows)
    await play.type("x")
    #expect(play.lines.last?.contains("Esc Leave field") == true)
    await play.press(.escape)
    #expect(focused(play) == focus)
    #expect(navigation.stack.count == 2)
    await play.press(.escape)
    #expect(navigation.stack.count == 1)
  }

  @Test func `the slash key moves to the filter even if the list is empty`() async {
    viewModel.isFilter = true
    let play = await play(rows: 0)
    await play.press(.tab, .character("?"), .pageDown)
    #expect(play.lines.contains { $0.hasPrefix("  /  ") }, "\(play.text)")
    await play.press(.escape, .character("/"))
    #expect(focused(play)?.hasPrefix("Query:") == true, "\(play.text)")
  }

  @Test func `Esc in a filter first clears the text, and then leaves the screen`() async {
    viewModel.isFilter = true
    let play = await play(rows: 30)
    await play.type("x")
    await play.press(.escape)
    #expect(viewModel.query == "" && navigation.stack.count == 2)
    await play.press(.escape)
    #expect(navigation.stack.count == 1)
  }

  // MARK: Scrolling

  @Test(arguments: [KeyPress.pageDown, .wheelDown])
  func `if an element that was scrolled out of view gets the focus, it is scrolled into view`(key: KeyPress) async {
    Place(on: navigation).show(Page(LongView.self, ()))
    let play = await FullScreenPlay(on: navigation, columns: 60, rows: 16)
    await play.press(key)
    #expect(focused(play) == nil)
    await play.press(.tab)
    #expect(focused(play) == "[ below ]  b")
  }

  // MARK: Help

  @Test func `F1 in a field shows the list of keys, and a second F1 returns to the field`() async {
    let play = await play()
    await play.type("a")
    await play.press(.f1)
    #expect(play.lines.first?.hasSuffix("› Keys") == true)
    await play.press(.f1, .character("b"))
    #expect(viewModel.query == "ab")
  }

  // MARK: Keys without a meaning

  @Test(arguments: [KeyPress.alt("o"), .control("x"), .f1, .paste("x"), .character("z"), .delete, .controlLeft])
  func `outside a field, an unassigned key only shows a message, and a paste changes nothing`(key: KeyPress)
    async
  {
    let play = await play(rows: 3)
    await play.press(.tab)
    let before = play.terminal.pictures
    let lines = play.lines
    await play.press(key)
    let isPaste = key == .paste("x")
    #expect((play.lines == lines) == isPaste)
    #expect(play.terminal.pictures == before + (isPaste ? 0 : 1))
    #expect(viewModel.done == [])
  }
}
