import Coordinators
import Fakes
import Localization
import Models
import Navigation
import Sessions
import TestSupport
import Testing
import TextUI
import TextUISupport
import Texts

/// Each app has a stack and a history, and home leads from one to the other.
@Suite(.turnLimit)
struct AppStacksTests {
  private let app = App(at: "")

  private var paths: [String] { app.navigation.stack.map(\.item.path) }

  /// Returns the words beside an app at home.
  private func detail(of name: AppName) -> Text? {
    AppName.allCases.firstIndex(of: name).flatMap { app.navigation.top?.screen.list?[$0]?.detail }
  }

  private func open(_ name: AppName) async {
    app.open(name)
    await app.settle()
  }

  // MARK: As it was left

  @Test func `an app that is opened again shows the page on which it was left`() async {
    await open(.groups)
    app.give("open")
    await app.settle()
    let page = app.navigation.top
    app.give("home")
    await open(.dice)
    app.give("roll")
    app.give("home")
    await open(.groups)
    #expect(app.navigation.top === page)
  }

  @Test func `a form that is open behind home keeps what was typed`() async {
    await open(.books)
    app.give("add")
    await app.settle()
    app.fill("name", with: "Rivers")
    app.navigation.goHome()
    await open(.books)
    #expect(app.navigation.top?.screen.fields.map(\.value) == ["Rivers"])
  }

  @Test func `a list behind home that is out of date is loaded again when the list comes back to the front`()
    async throws
  {
    await open(.groups)
    app.give("home")
    func loads() -> Int { app.provider.calls.count { $0 == .groupsList(.joined) } }
    let before = loads()
    try await app.provider.dissolve(group: Group.sample.id)
    await app.settle()
    #expect(loads() == before)
    await open(.groups)
    #expect(loads() == before + 1)
    #expect(app.navigation.top?.screen.list?[0]?.id == Group.sampleEmpty.id)
  }

  // MARK: What home says

  @Test func `home shows where each app was left`() async {
    await open(.groups)
    app.give("open")
    await app.settle()
    app.give("home")
    await open(.matches)
    app.give("home")
    #expect(detail(of: .groups) == .home(.isOpenAt("\(Group.sample.name)")))
    #expect(detail(of: .matches) == .home(.isOpen))
    #expect(detail(of: .dice) == .home(.appDetail(.dice)))
  }

  @Test func `in line mode, home prints the row of the app from which the user came`() async throws {
    let text = try await app.transcript(of: "open 4", "open 1", "home")
    #expect(text.hasSuffix("Row 4 of 5: Groups\nChanged: 4. Groups (open, at \(Group.sample.name))\n\n"), "\(text)")
  }

  // MARK: Home, from everywhere

  @Test func `the screens of an app have a home command, except for modal screens`() async {
    func leadsHome() -> Bool { app.navigation.commandsOnTop.contains { $0.name == "home" } }
    #expect(!leadsHome())
    await open(.groups)
    #expect(leadsHome())
    app.give("leave", rows: [0, 1])
    #expect(!leadsHome())
    app.give("cancel")
    app.give("open")
    await app.settle()
    #expect(leadsHome())
    app.give("add")
    await app.settle()
    #expect(!leadsHome())
  }

  @Test func `if the program was started in an app, the app has no home command`() async {
    let alone = App(at: "groups/\(Group.sample.id)")
    await alone.settle()
    #expect(!alone.navigation.commandsOnTop.contains { $0.name == "home" })
  }

  // MARK: Undo

  @Test func `undo is enabled only in the app in which the user made the change`() async {
    func canUndo() -> Bool? { app.navigation.commandsOnTop.first { $0.name == "undo" }?.isEnabled }
    await open(.groups)
    app.give("leave")
    await app.settle()
    #expect(canUndo() == true)
    app.give("home")
    #expect(canUndo() == false)
    await open(.matches)
    #expect(canUndo() == false)
    app.give("home")
    await open(.groups)
    #expect(canUndo() == true)
  }

  // MARK: What ends late

  @Test func `if a write ends after the user has left its app, only this app reports the write and can undo it`()
    async throws
  {
    await open(.groups)
    let groups = try #require(app.navigation.top)
    app.provider.holdAnswers()
    app.give("leave")
    app.navigation.goHome()
    await open(.dice)
    app.provider.answerAll()
    await eventually("it has ended") { !groups.work.isBusy }
    #expect(paths == ["dice"])
    #expect(app.navigation.history.undoable.isEmpty)
    #expect(app.navigation.history.newest == nil)
    app.give("home")
    await open(.groups)
    #expect(app.navigation.history.undoable.count == 1)
    #expect(app.navigation.history.newest != nil)
  }

  // MARK: On the full screen

  @Test func `the key H opens home, and Enter returns to the app with the same rows`() async {
    let play = await FullScreenPlay(on: app.navigation, columns: 120, rows: 24)
    await play.press(.down, .down, .down, .enter, .down, .enter)
    let before = play.lines
    await play.press(.character("H"))
    #expect(play.lines.contains { $0.hasPrefix(">~Groups   open, at ") }, "\(play.text)")
    await play.press(.enter)
    #expect(play.lines == before, "\(play.text)")
  }

  @Test func `a page that only follows the selected row is closed on the way home, and opens again afterwards`() async {
    let play = await FullScreenPlay(on: app.navigation, columns: 120, rows: 24)
    await play.press(.down, .down, .down, .enter)
    await play.pause { paths == ["groups", Group.sample.id] }
    let before = play.lines
    weak let preview = app.navigation.top
    await play.press(.character("H"))
    #expect(preview == nil)
    #expect(detail(of: .groups) == .home(.isOpen))
    await play.press(.enter)
    #expect(paths == ["groups"])
    await play.pause { paths == ["groups", Group.sample.id] }
    #expect(play.lines == before, "\(play.text)")
  }

  @Test func `home selects the app that was in front, however the user opened this app`() async {
    let play = await FullScreenPlay(on: app.navigation)
    await play.press(.enter)
    app.navigation.turn(to: "groups") { Route(path: "groups")?.show(on: $0, app.services) }
    await play.settle()
    await play.press(.character("H"))
    #expect(play.lines.contains { $0.hasPrefix(">~Groups") }, "\(play.text)")
  }

  @Test func `each stack remembers the selected row of its page separately`() async {
    let play = await FullScreenPlay(on: app.navigation)
    await play.press(.down, .down, .down, .enter, .enter, .character("H"), .up, .enter)
    #expect(paths == ["books"])
    await play.press(.down)
    let second = app.navigation.top?.screen.list?[1]?.text.words(in: .en) ?? ""
    #expect(play.lines.contains { $0.hasPrefix("> \(second)") }, "\(play.text)")
  }

  @Test func `the line of titles at the top begins with home`() async {
    let play = await FullScreenPlay(on: app.navigation)
    await play.press(.down, .down, .down, .enter, .enter)
    #expect(play.lines[0].hasPrefix("  Calçots › My groups › \(Group.sample.name)"), "\(play.text)")
  }

  @Test func `in a wide window, each side omits the titles that the other side shows`() async {
    let play = await FullScreenPlay(on: app.navigation, columns: 120, rows: 24)
    await play.press(.down, .down, .down, .enter, .enter)
    #expect(play.lines[0].hasPrefix("  Calçots › My groups"), "\(play.text)")
    #expect(play.lines[0].dropFirst(49).hasPrefix("  \(Group.sample.name)"), "\(play.text)")
  }
}
