import Changes
import Fakes
import Localization
import Models
import Navigation
import Presenting
import Sessions
import TestSupport
import Testing
import TextUISupport

/// In a wide window, the list stays beside the page that it leads to.
@Suite(.turnLimit)
struct SideBySideTests {
  private let app = App(at: "groups")

  private func play(columns: Int = 120) async -> FullScreenPlay {
    await app.settle()
    return await FullScreenPlay(on: app.navigation, columns: columns, rows: 24)
  }

  private var paths: [String] { app.navigation.stack.map(\.item.path) }

  /// The line with the selected row in the list, and in the page beside it.
  private func selected(_ play: FullScreenPlay) -> [String] {
    play.lines.filter { $0.contains("> ") && !$0.contains("[") }
  }

  @Test func `if no row is open, the pane next to the list shows that nothing is open`() async {
    let play = await play()
    #expect(play.lines[0].hasPrefix("  My groups"))
    #expect(play.text.contains("Nothing is open."))
    #expect(!play.text.contains("Other side"))
  }

  @Test(arguments: [("groups", "My groups", Group.sample.name), ("books", "Books", Book.sample.name)])
  func `an opened row is shown next to its list, and has the focus`(path: String, list: String, row: String) async {
    let app = App(at: path)
    await app.settle()
    let play = await FullScreenPlay(on: app.navigation, columns: 120, rows: 24)
    await play.press(.enter)
    let panes = play.lines.map { $0.prefix(48) }.map(String.init)
    #expect(panes[0].contains(list) && panes.contains { $0.hasPrefix("- \(row)") }, "\(play.text)")
    #expect(play.lines[0].dropFirst(49).contains(row), "\(play.text)")
  }

  @Test func `opening another row replaces the open page, and frees it in the same turn`() async {
    let play = await play()
    await play.press(.enter)
    let detail = Lifetime(ofTopOf: app)
    #expect(detail.alive.contains("GroupInteractor"))
    await play.press(.character("w"), .down, .enter)
    #expect(detail.alive == [])
    #expect(paths == ["groups", Group.sampleEmpty.id])
  }

  @Test func `a key moves the focus to the list and back, and commands apply to the side that has the focus`() async {
    let play = await play()
    await play.press(.enter, .character("w"), .character("2"))
    #expect(play.text.contains("[2 Invit"))
    #expect(paths == ["groups", Group.sample.id])
    await play.press(.character("w"), .down, .character("x"))
    #expect(play.text.contains("Removed"))
  }

  @Test func `the row of the shown reply is selected, both next to the list and after the user goes back`()
    async throws
  {
    let app = App(at: "replies/@alice")
    await app.settle()
    app.give("open", row: 0)
    await app.settle()
    let play = await FullScreenPlay(on: app.navigation, columns: 120, rows: 40)
    let rows = play.lines.indices.filter { play.lines[$0].prefix(48).contains("›") }
    await play.press(.character("n"))
    #expect(play.lines[rows[1]].hasPrefix("-"), "\(play.text)")
    await play.press(.escape)
    #expect(play.lines[rows[1]].hasPrefix("-"), "\(play.text)")
  }

  @Test func `a question leaves the titles of both sides in place`() async {
    let play = await play()
    await play.press(.enter, .character("*"))
    let titles = play.lines[0]
    await play.press(.character("x"))
    #expect(play.text.contains("┌─ "))
    #expect(play.lines[0] == titles)
  }

  @Test func `a click moves the focus to the side that was clicked`() async throws {
    let play = await play()
    await play.press(.enter)
    let row = try #require(play.lines.firstIndex { $0.contains(Group.sampleEmpty.name) })
    await play.press(.click(GridPosition(column: 4, row: row)))
    #expect(play.lines[row].hasPrefix("> \(Group.sampleEmpty.name)"))
    let person = try #require(play.lines.firstIndex { $0.contains("Anna Roca") })
    await play.press(.click(GridPosition(column: 52, row: person)))
    #expect(play.lines[person].dropFirst(49).hasPrefix("> "))
    #expect(play.lines[row].hasPrefix("- "))
  }

  @Test(arguments: ["e", "a"])
  func `while a form or a picker is open, the list accepts no commands`(key: Character) async throws {
    let play = await play()
    await play.press(.enter, .character(key))
    let row = try #require(play.lines.firstIndex { $0.contains(Group.sampleEmpty.name) })
    for _ in 1...2 { await play.press(.click(GridPosition(column: 4, row: row))) }
    #expect(paths.count == 3)
    #expect(!play.text.contains("Other side"))
  }

  @Test func `a question about rows of the list keeps the page next to the list open, and does not move the focus`()
    async
  {
    let play = await play()
    await play.press(.enter, .character("w"), .character(" "), .character(" "), .character("x"))
    #expect(play.text.contains("Leave 2 groups: “"))
    await play.press(.escape)
    #expect(paths == ["groups", Group.sample.id])
    #expect(play.text.contains("\n>✓\(Group.sampleEmpty.name)"))
  }

  @Test(arguments: ["groups", "books"])
  func `removing the open row from the list closes the page next to the list`(path: String) async {
    let app = App(at: path, provider: GroupFakeDataProvider(groups: [.sampleEmpty]))
    await app.settle()
    let play = await FullScreenPlay(on: app.navigation, columns: 120, rows: 24)
    await play.press(.enter)
    let detail = Lifetime(ofTopOf: app)
    await play.press(.character("w"), .character("x"))
    await eventually("nothing is at work") { app.navigation.stack.allSatisfy { !$0.work.isBusy } }
    await play.settle()
    #expect(app.navigation.stack.map(\.item.path) == [path])
    #expect(detail.alive == [])
    #expect(play.text.contains("Nothing is open."), "\(play.text)")
  }

  @Test func `the page of a deleted group stays until the user moves the focus away from it`() async throws {
    let play = await play()
    await play.press(.enter)
    try await app.provider.dissolve(group: Group.sample.id)
    await play.settle()
    #expect(paths == ["groups", Group.sample.id])
    #expect(play.text.contains("Error: "))
    await play.press(.character("w"))
    #expect(paths == ["groups"])
    #expect(play.text.contains("Nothing is open."))
  }

  @Test func `if the list is next to a page, Esc in the list opens home, and the page stays open`() async {
    let home = App(at: "")
    home.open(.groups)
    let play = await FullScreenPlay(on: home.navigation, columns: 120, rows: 24)
    await play.press(.enter, .character("w"), .escape)
    #expect(home.navigation.isHome, "\(play.text)")
    await play.press(.enter)
    #expect(home.navigation.stack.map(\.item.path) == ["groups", Group.sample.id])
  }

  @Test func `Esc in the list on the first screen shows how to quit`() async {
    let first = await play()
    await first.press(.enter, .character("w"), .escape)
    #expect(first.text.contains("This is the first screen."))
  }

  @Test func `l moves from the last tab to the page next to the list, and h moves back`() async {
    let play = await play()
    await play.press(.enter, .character("w"), .character("l"), .character("l"))
    #expect(play.text.contains("[3 Sugg"))
    await play.press(.character("l"))
    #expect(selected(play).allSatisfy { !$0.hasPrefix("> ") }, "\(play.text)")
    await play.press(.character("h"), .character("h"))
    #expect(play.text.contains("[2 Invit"))
  }

  // MARK: The preview

  /// Lets the selected row stay the same for a moment, until its page is beside the list.
  private func preview(_ group: Group, in play: FullScreenPlay) async {
    await play.pause { self.paths == ["groups", group.id] }
  }

  @Test func `after a pause the page next to the list follows the selected row, and the list keeps the focus`() async {
    let play = await play()
    await preview(.sample, in: play)
    let first = Lifetime(ofTopOf: app)
    await play.press(.down)
    #expect(paths == ["groups", Group.sample.id])
    await preview(.sampleEmpty, in: play)
    #expect(first.alive == [])
    #expect(play.lines.contains { $0.hasPrefix("> \(Group.sampleEmpty.name)") }, "\(play.text)")
  }

  @Test func `rows that are selected only briefly are not loaded in the page next to the list`() async {
    let play = await play()
    let before = app.provider.calls.count
    for _ in 1...20 { await play.press(.down, .up) }
    await play.press(.down)
    await preview(.sampleEmpty, in: play)
    #expect(app.provider.calls[before...] == [.group(Group.sampleEmpty.id)])
  }

  @Test func `Enter moves the focus to the page that is already next to the list`() async {
    let play = await play()
    await preview(.sample, in: play)
    let page = app.navigation.top
    await play.press(.enter)
    #expect(app.navigation.top === page)
    #expect(play.lines.contains { $0.hasPrefix("- \(Group.sample.name)") }, "\(play.text)")
  }

  @Test func `the list's path is remembered until the user presses a key in the page next to the list`() async {
    let play = await play()
    await preview(.sample, in: play)
    await play.press(.character("w"))
    #expect(play.rememberedPaths.front == "groups")
    await play.press(.down)
    #expect(play.rememberedPaths.front == "groups/\(Group.sample.id)")
  }

  @Test func `a report stays when the page next to the list changes`() async {
    let play = await play()
    await play.press(.character("x"))
    await preview(.sampleEmpty, in: play)
    #expect(play.text.contains("Left “\(Group.sample.name)”."), "\(play.text)")
  }

  @Test func `if a page follows the selected row, Esc in the list acts on the list and not on the page`() async {
    let play = await play()
    await preview(.sample, in: play)
    await play.press(.escape)
    #expect(play.text.contains("This is the first screen."))
  }

  @Test func `when the window becomes narrow, a page that only follows the selected row is closed`() async {
    let play = await play()
    await preview(.sample, in: play)
    play.terminal.size = GridSize(columns: 80, rows: 24)
    await play.report(.resized)
    #expect(paths == ["groups"])
  }

  @Test func `in a narrow window no page follows the selected row`() async {
    let play = await play(columns: 119)
    await play.press(.down)
    #expect(!play.isPausing)
  }

  @Test func `a narrow window shows only the page on top, and a wide window shows both sides again`() async {
    let play = await play()
    await play.press(.enter, .down)
    let before = play.text
    play.terminal.size = GridSize(columns: 80, rows: 24)
    await play.report(.resized)
    #expect(play.lines[0].hasPrefix("  My groups › \(Group.sample.name)"))
    play.terminal.size = GridSize(columns: 120, rows: 24)
    await play.report(.resized)
    #expect(play.text == before)
  }

  @Test func `when the window becomes narrow, a list that has the focus stays, and keeps its commands`() async {
    let play = await play()
    await play.press(.enter, .character("w"))
    play.terminal.size = GridSize(columns: 80, rows: 24)
    await play.report(.resized)
    #expect(paths == ["groups"])
    #expect(play.text.contains("x Leave"))
  }

  @Test func `Tab moves the focus to the other side if nothing else can have the focus`() async {
    let play = await play()
    await play.press(.enter, .tab)
    #expect(selected(play).map { $0.hasPrefix("> \(Group.sample.name)") } == [true], "\(play.text)")
    await play.press(.backTab)
    #expect(play.text.contains("│> \(User.sampleMe.firstName)"), "\(play.text)")
  }

  @Test func `undo next to a page with the focus restores a row without selecting it`() async {
    let play = await play()
    await play.press(.character("x"), .enter, .character("u"))
    #expect(paths == ["groups", Group.sampleEmpty.id])
    #expect(play.text.contains("\n- \(Group.sampleEmpty.name)"), "\(play.text)")
  }

  @Test func `if a question concerns rows of the list, a narrow window shows the list above the question`() async {
    let play = await play()
    await preview(.sample, in: play)
    await play.press(.character("*"), .character("x"))
    play.terminal.size = GridSize(columns: 80, rows: 24)
    await play.report(.resized)
    #expect(play.text.contains("Leave 2 groups"))
    #expect(play.text.contains("[1 My groups 2]"), "\(play.text)")
  }

  @Test func `if the list has no rows, no page is shown next to it`() async {
    let play = await play()
    await preview(.sample, in: play)
    await play.press(.character("*"), .character("x"), .character("y"))
    #expect(paths == ["groups"])
    #expect(play.text.contains("Nothing is open."), "\(play.text)")
  }

  @Test func `the greeting stays when the page next to the list appears`() async {
    await app.settle()
    let play = await FullScreenPlay(on: app.navigation, columns: 120, rows: 24, greeting: Notice(.info, "Hello."))
    await preview(.sample, in: play)
    #expect(play.text.contains("Note: Hello."))
    await play.press(.down)
    #expect(!play.text.contains("Hello."))
  }

  @Test func `each tab keeps its selected row`() async {
    let play = await play(columns: 80)
    await play.press(.down, .character("2"), .character("1"))
    #expect(play.text.contains("\n> \(Group.sampleEmpty.name)"), "\(play.text)")
  }

  @Test func `a change makes both the list and the page next to it load again`() async {
    let play = await play()
    await play.press(.enter)
    let before = app.provider.calls.count
    app.provider.groupsDidChange.notify()
    await play.settle()
    #expect(app.provider.calls[before...] == [.groupsList(.joined), .group(Group.sample.id)])
  }
}
