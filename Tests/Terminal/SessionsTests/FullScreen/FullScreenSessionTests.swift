import Localization
import Models
import Navigation
import Observation
import Presenting
import Sessions
import TestSupport
import Testing
import TextUI
import TextUISupport

/// An object of which a test sees whether somebody keeps it.
nonisolated private final class Token: Hashable {
  static func == (left: Token, right: Token) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Tokens, of which somebody may keep some.
private final class Tokens {
  private struct Given {
    weak var token: Token?
  }

  private var given: [Given] = []
  /// How many are kept.
  var count: Int { given.count { $0.token != nil } }

  func make() -> Token {
    let token = Token()
    given.append(Given(token: token))
    return token
  }
}

/// A view of a list that keeps a token in what a session remembers of it.
private struct RememberedView: TextView {
  let viewModel: Token

  var item: NavigationItem { NavigationItem(path: "remembered", title: "Remembered") }

  var screen: Screen {
    let editsSince = { [viewModel] in withExtendedLifetime(viewModel) { [RowEdit]() } }
    let list = RowList(count: 0, editsSince: editsSince) { _ in nil }
    return Screen(elements: [.list(list)], commands: [])
  }
}

/// A view that reads what never changes; whoever observes that keeps a token.
private struct ObservedView: TextView {
  final class ViewModel: Observable {
    let observers = Tokens()
    private let registrar = ObservationRegistrar()

    private subscript(token: Token) -> Bool { true }

    func read() { registrar.access(self, keyPath: \.[observers.make()]) }
  }

  let viewModel: ViewModel

  var item: NavigationItem { NavigationItem(path: "observed", title: "Observed") }

  var screen: Screen {
    viewModel.read()
    return Screen(elements: [], commands: [])
  }
}

/// A dialog.
private struct AskingView: TextView {
  let viewModel: Void

  var item: NavigationItem { NavigationItem(path: "", title: "Sure?", presentation: .dialog, opensByPath: false) }

  var screen: Screen {
    Screen(
      elements: [.text("It is long enough to be wrapped in a narrow window.")],
      commands: [KeyCommand("yes", key: "y", .nothing {})])
  }
}

/// A text with a web address.
private struct LinkView: TextView {
  struct ViewModel {}

  init(viewModel: ViewModel) {}

  var item: NavigationItem { NavigationItem(path: "link", title: "Link") }

  var screen: Screen {
    Screen(elements: [.text("See https://a.example", .quote)], commands: [], links: ["https://a.example"])
  }
}

/// A name that its field refuses, and so does the command that would use it.
private struct RefusedNameView: TextView {
  struct ViewModel {}

  init(viewModel: ViewModel) {}

  var item: NavigationItem { NavigationItem(path: "name", title: "Name") }

  var screen: Screen {
    let go = KeyCommand("go", key: .enter, .nothing(disabled: "That is no name.") {})
    let name = Field(name: "name", label: "Name", value: "!", problem: "That is no name.", onEnter: "go") { _ in }
    return Screen(elements: [.field(name), .button(go)], commands: [go])
  }
}

struct FullScreenSessionTests {
  private let navigation = NavigationController()

  private func play(_ viewModel: ListView.ViewModel, columns: Int = 60, rows: Int = 16) async -> FullScreenPlay {
    await play(Page(ListView.self, viewModel), columns: columns, rows: rows)
  }

  private func play(_ page: some AnyPage, columns: Int = 60, rows: Int = 16) async -> FullScreenPlay {
    Place(on: navigation).show(page)
    return await FullScreenPlay(on: navigation, columns: columns, rows: rows)
  }

  // MARK: The end

  @Test func `Esc on the first screen only shows how to quit`() async {
    let play = await play(ListView.ViewModel(["a"]))
    #expect(play.lines.last?.hasSuffix("q Quit  ? Keys") == true)
    await play.press(.escape, .escape)
    #expect(navigation.stack.count == 1)
    #expect(play.text.contains("Press q to quit."))
  }

  @Test func `the key q on the first screen ends the run, and restores the terminal`() async throws {
    let play = await play(ListView.ViewModel([]))
    await play.press(.character("q"))
    #expect(try await play.ending == .finished)
    #expect(play.terminal.calls == ["open", "close"])
  }

  @Test func `Ctrl-C ends the run even while a prompt is open`() async throws {
    let play = await play(ListView.ViewModel(["a"]))
    await play.press(.character("n"), .control("c"))
    #expect(try await play.ending == .interrupted)
    #expect(navigation.stack.isEmpty)
  }

  @Test func `Ctrl-C is handled before other waiting keys`() async throws {
    let viewModel = ListView.ViewModel(["a"])
    let play = await play(viewModel)
    for key in [KeyPress.enter, .enter, .control("c")] { play.terminal.report(.key(key)) }
    #expect(try await play.ending == .interrupted)
    #expect(viewModel.done == [])
  }

  @Test func `the end of the input ends the run`() async throws {
    let play = await play(ListView.ViewModel([]))
    await play.report(.ended)
    #expect(try await play.ending == .finished)
  }

  @Test func `a terminal that cannot be written to ends the run`() async {
    let play = await play(ListView.ViewModel([]))
    play.terminal.failure = .closed
    await play.report(.resized)
    await #expect(throws: OutputError.closed) { try await play.ending }
    #expect(play.terminal.calls.last == "close")
  }

  @Test func `a screen that is left is freed at once, even if its work has not ended`() async {
    let play = await play(ListView.ViewModel(["a"]))
    let (never, opener) = AsyncStream.makeStream(of: Void.self)
    weak var left: ListView.ViewModel?
    do {
      let viewModel = ListView.ViewModel(["b"])
      left = viewModel
      let page = Page(ListView.self, viewModel)
      Place(on: navigation).show(page)
      page.work.start { for await _ in never {} }
    }
    await play.settle()
    #expect(play.text.contains("Working… |"))
    await play.press(.escape)
    #expect(left == nil)
    #expect(play.lines.contains("> a"))
    opener.finish()
  }

  @Test func `after the user leaves a screen, the session keeps none of its objects`() async {
    let tokens = Tokens()
    let play = await play(ListView.ViewModel(["a"]))
    for _ in 1...100 {
      Place(on: navigation).show(Page(RememberedView.self, tokens.make()))
      await play.settle()
      #expect(tokens.count == 1)
      await play.press(.escape)
    }
    #expect(tokens.count == 0)
  }

  @Test func `if a screen is drawn many times without a change, the session observes it only once`() async {
    let viewModel = ObservedView.ViewModel()
    let play = await play(Page(ObservedView.self, viewModel))
    let observers = viewModel.observers.count
    for _ in 1...1_000 { await play.press(.down) }
    #expect(viewModel.observers.count == observers)
  }

  @Test func `a question is drawn only once as long as nothing happens`() async {
    let play = await play(ListView.ViewModel(["a"]))
    Place(on: navigation).show(Page(AskingView.self, ()))
    await play.settle()
    let pictures = play.terminal.pictures
    for _ in 1...100 { await Task.yield() }
    #expect(play.terminal.pictures == pictures)
  }

  @Test func `while work is running, each tick turns the spinner and requests the next tick`() async {
    let page = Page(ListView.self, ListView.ViewModel(["a"]))
    let play = await play(page)
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    page.work.start { for await _ in gate {} }
    await play.settle()
    for sign in ["|", "/", "-", "\\", "|"] {
      #expect(play.text.contains("Working… \(sign)\n"))
      await play.report(.tick)
    }
    #expect(play.terminal.calls.filter { $0 == "tick" }.count == 6)
    opener.finish()
    await eventually("the work ends") { !page.work.isBusy }
    await play.report(.tick)
    #expect(!play.text.contains("Working…"))
    #expect(play.terminal.calls.filter { $0 == "tick" }.count == 6)
  }

  // MARK: Commands

  @Test func `the reason for a disabled command is shown until the next key`() async {
    let play = await play(ListView.ViewModel(["a"]))
    await play.press(.character("o"))
    #expect(play.text.contains("Note: It never works."))
    await play.press(.down)
    #expect(!play.text.contains("Note:"))
  }

  @Test func `the reason for a disabled command is not repeated if a field already shows it`() async {
    Place(on: navigation).show(Page(RefusedNameView.self, RefusedNameView.ViewModel()))
    let play = await FullScreenPlay(on: navigation)
    await play.press(.enter)
    #expect(play.lines.count { $0.contains("That is no name.") } == 1)
  }

  @Test func `a refusal stays until the next key`() async {
    let viewModel = ListView.ViewModel(["a"])
    viewModel.commands = [
      .failing("try", key: "t", with: CommandError("No. Try later."))
    ]
    let play = await play(viewModel)
    await play.press(.character("t"))
    #expect(play.text.contains("Error: No. Try later."))
    await play.press(.down)
    #expect(!play.text.contains("No. Try later."))
  }

  @Test func `a command that cancels earlier work ends the wait of the screen for that work`() async {
    let viewModel = ListView.ViewModel(["a"])
    viewModel.commands = [KeyCommand("again", key: "a", cancelsOtherWork: true, .nothing {})]
    let page = Page(ListView.self, viewModel)
    let play = await play(page)
    page.work.start { await untilCancelled() }
    await play.press(.enter)
    #expect(page.work.isBusy)
    await play.press(.character("a"))
    #expect(!page.work.isBusy)
  }

  @Test func `a command that takes text opens a prompt for the text`() async {
    let viewModel = ListView.ViewModel(["a"])
    let play = await play(viewModel)
    await play.press(.character("n"))
    await play.type("quiet")
    #expect(play.lines.contains("  make one: quiet"))
    await play.press(.escape)
    #expect(viewModel.done == [])
    await play.press(.character("n"))
    await play.type("q n")
    await play.press(.paste("o\ndown"), .enter)
    #expect(viewModel.done == ["q no down"])
  }

  @Test func `a prompt closes when its command is removed or disabled`() async {
    let viewModel = ListView.ViewModel(["a"])
    let play = await play(viewModel)
    for commands in [[], [KeyCommand("name", key: "m", .text(Command(disabled: "Not now.") { _ in }))]] {
      viewModel.commands = [KeyCommand("name", key: "m", .text { _ in })]
      await play.settle()
      await play.press(.character("m"))
      #expect(play.lines.contains("  name:"))
      viewModel.commands = commands
      await play.settle()
      #expect(!play.text.contains("name:"))
    }
  }

  @Test func `a refused paste is reported in a prompt and in a filter`() async {
    let play = await play(ListView.ViewModel(["a"]))
    for key in [KeyPress.character("n"), .character("/")] {
      await play.press(key, .refusedPaste(.notUTF8))
      #expect(play.text.contains("Warning: The pasted text is not UTF-8; it was left out."))
      await play.press(.character("x"))
      #expect(!play.text.contains("Warning:"))
      await play.press(.escape)
    }
  }

  @Test func `a paste never runs a command`() async {
    let viewModel = ListView.ViewModel(["a"])
    let play = await play(viewModel)
    await play.press(.paste("n\n\u{3}q"))
    #expect(viewModel.done == [])
    #expect(play.text.contains("Enter Open"))
  }

  // MARK: On the screen

  @Test func `a web address in text is drawn as a link`() async throws {
    let play = await play(Page(LinkView.self, LinkView.ViewModel()))
    let picture = try #require(play.terminal.picture)
    #expect(picture.links == [SafeText("https://a.example")])
    #expect(picture.rows[2].contains { $0.style == .link(0) })
  }

  @Test func `the greeting stays until the first key`() async {
    Place(on: navigation).show(Page(ListView.self, ListView.ViewModel(["a"])))
    let play = await FullScreenPlay(on: navigation, greeting: Notice(.info, "Hello."))
    #expect(play.text.contains("Note: Hello."))
    await play.press(.down)
    #expect(!play.text.contains("Hello."))
  }

  @Test func `a greeting that was shown on the page above is not shown again below`() async {
    Place(on: navigation).show(Page(ListView.self, ListView.ViewModel(["a"])))
    let play = await FullScreenPlay(on: navigation, greeting: Notice(.info, "Hello."))
    Place(on: navigation).show(Page(ListView.self, ListView.ViewModel(["b"])))
    await play.settle()
    #expect(play.text.contains("Note: Hello."))
    await play.press(.escape)
    #expect(navigation.stack.count == 1 && !play.text.contains("Hello."), "\(play.text)")
  }

  @Test func `the greeting does not hide an error`() async {
    let viewModel = PlainView.ViewModel("Plain")
    viewModel.notice = Notice(.error, "It has failed.")
    Place(on: navigation).show(Page(PlainView.self, viewModel))
    let play = await FullScreenPlay(on: navigation, greeting: Notice(.info, "Hello."))
    #expect(play.text.contains("Error: It has failed.") && !play.text.contains("Hello."), "\(play.text)")
  }

  @Test func `changes that are made without a command are shown, and those of one turn share a single picture`() async {
    let viewModel = ListView.ViewModel(["a"])
    let play = await play(viewModel)
    let before = play.terminal.pictures
    viewModel.rows.append(Row(id: "b", text: "b"))
    viewModel.rows.append(Row(id: "c", text: "c"))
    await play.settle()
    #expect(play.lines.contains { $0.hasSuffix("+c") || $0 == "  c" })
    #expect(play.terminal.pictures == before + 1)
  }

  @Test func `all waiting keys are handled before the screen is drawn again`() async {
    let play = await play(ListView.ViewModel((1...9).map { "row \($0)" }))
    let before = play.terminal.pictures
    for _ in 1...8 { play.terminal.report(.key(.down)) }
    await play.settle()
    #expect(play.lines.contains("> row 9"))
    #expect(play.terminal.pictures == before + 1)
  }

  @Test func `the next waiting key is handled by the screen that the previous key has opened`() async {
    let viewModel = ListView.ViewModel(["a"])
    viewModel.commands = [
      KeyCommand(
        "deeper", key: "d",
        .nothing { [navigation] in
          Place(on: navigation).show(Page(ListView.self, ListView.ViewModel(["b"])))
        })
    ]
    let play = await play(viewModel)
    for key in [KeyPress.character("d"), .enter] { play.terminal.report(.key(key)) }
    await play.settle()
    #expect(viewModel.done == [])
    #expect(play.lines.contains("> b"))
  }

  @Test func `each screen has a separate selection and a separate filter`() async {
    let root = ListView.ViewModel(["a", "b"])
    let play = await play(root)
    await play.press(.down)
    Place(on: navigation).show(Page(ListView.self, ListView.ViewModel(["c", "d"])))
    await play.settle()
    #expect(play.lines.contains("> c"))
    await play.press(.character("/"))
    await play.type("d")
    await play.press(.enter, .escape, .escape)
    #expect(play.lines.contains("> b"))
    #expect(play.lines.first?.hasSuffix("2/2") == true)
  }

  @Test func `a change of size is drawn at once, and a terminal that is too small shows a message`() async {
    let play = await play(ListView.ViewModel(["a"]))
    play.terminal.size = GridSize(columns: 39, rows: 10)
    await play.report(.resized)
    #expect(play.lines.first == "This terminal is too small. Make it at")
    play.terminal.size = GridSize(columns: 40, rows: 10)
    await play.report(.resized)
    #expect(play.lines.contains("> a"))
    for columns in 0...3 {
      play.terminal.size = GridSize(columns: columns, rows: columns)
      await play.report(.resized)
    }
  }

  @Test(arguments: TestRun.seeds(1, 2, 3))
  func `changes of the window's size during the drawing do not crash the session`(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    for isDialog in [false, true] {
      let play = await play(ListView.ViewModel(["a", "b"]), columns: 130)
      if isDialog { Place(on: navigation).show(Page(AskingView.self, ())) }
      play.terminal.resize = {
        GridSize(columns: .random(in: 0...200, using: &random), rows: .random(in: 0...40, using: &random))
      }
      for _ in 1...TestRun.steps(15, long: 1_000) {
        await play.report(.resized)
        await play.press([.down, .character("?"), .escape].randomElement(using: &random) ?? .down)
      }
      navigation.popAll()
    }
  }

  @Test func `after Ctrl-L or a return from the shell, the whole screen is painted again`() async {
    let play = await play(ListView.ViewModel(["a"]))
    await play.press(.control("l"))
    await play.report(.resumed)
    await play.press(.control("z"))
    #expect(play.terminal.calls == ["open", "forget", "forget", "suspend"])
  }

  @Test func `Tab moves the focus through the elements of a screen, and from the last to the first`() async {
    let play = await play(Page(PlainView.self, PlainView.ViewModel("Form", rows: ["a"])))
    let place = { play.lines.firstIndex { $0.hasPrefix(">") } }
    let field = place()
    await play.press(.tab)
    let list = place()
    #expect(field != list)
    await play.press(.tab)
    #expect(place() == field)
    await play.press(.backTab, .backTab, .down)
    #expect(place() == list)
  }

  @Test func `the list of keys can be scrolled, and closed again`() async {
    let play = await play(ListView.ViewModel(["a"]), columns: 40, rows: 10)
    await play.press(.character("?"))
    #expect(play.lines.contains("  On this screen"))
    let arrows = { play.lines[1...8].compactMap(\.first).filter { $0 != " " } }
    #expect(arrows() == ["↓"])
    await play.press(.character("G"))
    #expect(play.text.contains("Ctrl-U"))
    #expect(arrows() == ["↑"])
    await play.press(.character("g"), .down)
    #expect(play.lines[1].hasPrefix("↑ Enter"))
    #expect(arrows() == ["↑", "↓"])
    await play.press(.character("q"))
    #expect(play.lines.contains("> a"))
  }
}
