import Localization
import Navigation
import Sessions
import TestSupport
import Testing
import TextUI
import TextUISupport

/// Which keys there are; and that each does what its help says, in every mode in which it does it.
@Suite(.turnLimit)
struct KeyMapTests {
  private let navigation = NavigationController()
  private let viewModel = ListView.ViewModel((0..<40).map { "row \($0)" })

  @Test func `no key occurs twice among the general keys or among the editing keys`() {
    for bindings in [KeyMap.general.flatMap(\.keys), KeyMap.editing.flatMap(\.keys)] {
      #expect(Set(bindings).count == bindings.count)
    }
  }

  @Test func `a screen may assign Enter and Escape to its commands, but not keys such as j, g and q`() {
    #expect(KeyMap.reserved.isDisjoint(with: [.enter, .escape]))
    #expect(KeyMap.reserved.isSuperset(of: "jkgGq/?".map { KeyPress.character($0) }))
  }

  /// A trace names them.
  @Test(
    arguments: [
      (.click(GridPosition(column: 0, row: 0)), "Click"), (.wheelUp, "Wheel ↑"), (.wheelDown, "Wheel ↓"),
      (.paste("a"), "Paste"), (.refusedPaste(.notUTF8), "Paste"),
    ] as [(KeyPress, String)])
  func `clicks, the mouse wheel and a paste have names, like keys`(input: KeyPress, label: String) {
    #expect(input.label == label)
  }

  /// A list of 40 rows, of which 7 are visible, with its 21st row selected.
  private func list() async -> FullScreenPlay {
    Place(on: navigation).show(Page(ListView.self, viewModel))
    let play = await FullScreenPlay(on: navigation, columns: 40, rows: 10)
    await play.press(.pageDown, .pageDown, .pageDown, .down, .down)
    return play
  }

  @Test(
    arguments: [
      (.up, 19), (.character("k"), 19), (.down, 21), (.character("j"), 21), (.pageUp, 14), (.pageDown, 26), (.home, 0),
      (.character("g"), 0), (.end, 39), (.character("G"), 39), (.control("p"), 19), (.control("n"), 21),
      (.control("u"), 17), (.control("d"), 23), (.control("b"), 14), (.control("f"), 26),
    ] as [(KeyPress, Int)])
  func `each key for moving in a list selects the expected row`(key: KeyPress, row: Int) async {
    let play = await list()
    await play.press(key)
    #expect(play.lines.contains("> row \(row)"))
  }

  @Test(arguments: [(.up, 19), (.down, 21), (.pageUp, 14), (.pageDown, 26)] as [(KeyPress, Int)])
  func `the arrow and page keys move the selection while a filter is typed`(key: KeyPress, row: Int) async {
    let play = await list()
    await play.press(.character("/"), .character("w"))
    #expect(play.lines.contains("> row 0"))
    await play.press(.pageDown, .pageDown, .pageDown, .down, .down, key)
    #expect(play.lines.contains("> row \(row)"))
  }

  @Test(
    arguments: [
      (.down, 1), (.character("j"), 1), (.pageDown, 6), (.end, 19), (.character("G"), 19), (.up, 0),
      (.character("k"), 0), (.pageUp, 0), (.home, 0), (.character("g"), 0),
    ] as [(KeyPress, Int)])
  func `the keys for moving in a list scroll the list of keys`(key: KeyPress, line: Int) async {
    let play = await list()
    await play.press(.character("?"))
    // Without the arrows that say that there is more.
    let lines = { play.lines[1...7].map { String($0.dropFirst(2)) } }
    let page = lines()
    await play.press(key)
    if line < page.count, line > 0 { #expect(Array(lines()[..<(7 - line)]) == Array(page[line...])) }
    #expect((lines()[0] == page[0]) == (line == 0))
  }

  @Test(arguments: [KeyPress.down, .pageDown, .end])
  func `in the list of keys, the opposite key scrolls back`(key: KeyPress) async {
    let back: [KeyPress: KeyPress] = [.down: .up, .pageDown: .pageUp, .end: .home]
    let play = await list()
    await play.press(.character("?"))
    let page = play.lines
    await play.press(key)
    #expect(play.lines != page)
    await play.press(back[key] ?? .down)
    #expect(play.lines == page)
  }

  @Test func `Enter opens the selected row`() async {
    let play = await list()
    await play.press(.enter)
    #expect(viewModel.done == ["row 20"])
  }

  @Test(arguments: [(.character("3"), ["row 2"]), (.character(" "), ["row 20"])] as [(KeyPress, [String])])
  func `a digit opens the row with that number, and Space opens the selected row`(key: KeyPress, done: [String]) async {
    let play = await list()
    await play.press(key)
    #expect(viewModel.done == done)
  }

  @Test func `on a screen with a command on a digit, digits do not open rows`() async {
    viewModel.commands = [KeyCommand("sort", key: "1", .nothing {})]
    let play = await list()
    await play.press(.character("3"))
    #expect(viewModel.done == [])
  }

  @Test func `the list of keys explains what Space does on the screen, and what the signs before rows mean`() async {
    Place(on: navigation).show(Page(ListView.self, viewModel))
    let play = await FullScreenPlay(on: navigation, rows: 60)
    await play.press(.character("?"))
    #expect(play.lines.contains { $0.hasPrefix("  Space ") && $0.hasSuffix(" open or press") })
    let signs = play.lines.drop { $0 != "  Before a row" }.dropFirst().prefix { !$0.isEmpty }
    #expect(signs.map { $0.dropFirst(2).prefix(1) } == [">", "-", "+", "~", "^", "−"])
  }

  @Test func `if two commands share a key and only one is enabled, the key runs the enabled command`() async {
    viewModel.commands = [
      KeyCommand("decline", key: "x", .nothing(disabled: "Not now.") {}),
      KeyCommand("leave", key: "x", .row { [weak viewModel] row in viewModel?.rows.remove(at: row) }),
    ]
    let play = await list()
    await play.press(.character("x"))
    #expect(viewModel.rows.count == 39)
    #expect(!play.text.contains("Not now."))
  }

  @Test func `if two commands share a key and both are enabled, the key runs the first command`() async {
    viewModel.commands = ["first", "second"].map { name in
      KeyCommand(name, key: "x", .nothing { [weak viewModel] in viewModel?.rows = [Row(id: name, text: "")] })
    }
    let play = await list()
    await play.press(.character("x"))
    #expect(viewModel.rows.map(\.id) == ["first"])
  }

  @Test(arguments: [KeyPress.escape, .character("q")])
  func `Esc and q return to the screen below`(key: KeyPress) async {
    Place(on: navigation).show(Page(PlainView.self, PlainView.ViewModel("Root")))
    let play = await list()
    await play.press(key)
    #expect(navigation.stack.count == 1)
  }

  @Test func `the slash key starts a filter, and the question mark shows the list of keys`() async {
    let play = await list()
    await play.press(.character("/"), .character("9"))
    #expect(play.lines.contains("  /9"))
    await play.press(.escape, .character("?"))
    #expect(play.lines.first == "  List › Keys")
    await play.press(.character("?"))
    #expect(play.lines.first?.hasPrefix("  List  ") == true)
  }

  @Test func `Ctrl-L and Ctrl-Z are handled by the terminal, and Ctrl-C interrupts the session`() async throws {
    let play = await list()
    await play.press(.control("l"), .control("z"))
    #expect(play.terminal.calls == ["open", "forget", "suspend"])
    await play.press(.control("c"))
    #expect(try await play.ending == .interrupted)
  }
}
