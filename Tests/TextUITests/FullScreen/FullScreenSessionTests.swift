import Testing
import TextUI
import TextUISupport

struct FullScreenSessionTests {
  private let navigation = NavigationController()

  private func play(_ view: some TextView, columns: Int = 60, rows: Int = 16) async -> FullScreenPlay {
    navigation.push(view)
    return await FullScreenPlay(on: navigation, columns: columns, rows: rows)
  }

  private func back() -> KeyCommand {
    KeyCommand("back", key: .escape, help: "go back", action: .nothing { [weak navigation] in navigation?.pop() })
  }

  // MARK: The end

  @Test(arguments: [KeyPress.escape, .character("q")])
  func `the way out of the root is the end, and the screen is given back`(key: KeyPress) async throws {
    let view = ListView([])
    view.commands = [back()]
    let play = await play(view)
    await play.press(key)
    #expect(try await play.ending == .finished)
    #expect(play.terminal.calls == ["open", "close"])
  }

  @Test func `Ctrl-C is the end, wherever one is`() async throws {
    let play = await play(ListView(["a"]))
    await play.press(.character("n"), .control("c"))
    #expect(try await play.ending == .interrupted)
    #expect(navigation.stack.isEmpty)
  }

  @Test func `no more keys are the end`() async throws {
    let play = await play(ListView([]))
    await play.report(.ended)
    #expect(try await play.ending == .finished)
  }

  @Test func `a terminal that cannot be written to is the end`() async {
    let play = await play(ListView([]))
    play.terminal.failure = .closed
    await play.report(.resized)
    await #expect(throws: OutputError.closed) { try await play.ending }
    #expect(play.terminal.calls.last == "close")
  }

  @Test func `a screen that is left is freed in the same turn, and its work is dropped`() async {
    let root = ListView(["a"])
    let play = await play(root)
    let (never, opener) = AsyncStream.makeStream(of: Void.self)
    weak var left: ListView?
    do {
      let view = ListView(["b"])
      view.commands = [back()]
      left = view
      navigation.push(view)
      view.work.start { for await _ in never {} }
    }
    await play.settle()
    #expect(play.text.contains("Working… |"))
    await play.press(.escape)
    #expect(left == nil)
    #expect(play.lines.contains("> a"))
    opener.finish()
  }

  // MARK: Commands

  @Test func `a command that does not work now says so, until the next command`() async {
    let play = await play(ListView(["a"]))
    await play.press(.character("o"))
    #expect(play.text.contains("Warning: It never works."))
    await play.press(.down)
    #expect(play.text.contains("Warning:"))
    await play.press(.enter)
    #expect(!play.text.contains("Warning:"))
  }

  @Test func `a refusal stays until the next command`() async {
    struct No: Explained { let message = "No. Try later." }
    let view = ListView(["a"])
    view.commands = [KeyCommand("try", key: .character("t"), help: "try", action: .nothing { throw No() })]
    let play = await play(view)
    await play.press(.character("t"), .down, .character("?"), .escape)
    #expect(play.text.contains("Error: No. Try later."))
    await play.press(.enter)
    #expect(!play.text.contains("No. Try later."))
  }

  @Test func `a command that takes a text asks for it`() async {
    let view = ListView(["a"])
    let play = await play(view)
    await play.press(.character("n"))
    await play.type("quiet")
    #expect(play.lines.contains("  make one: quiet"))
    await play.press(.escape)
    #expect(view.done == [])
    await play.press(.character("n"))
    await play.type("q n")
    await play.press(.paste("o\ndown"), .enter)
    #expect(view.done == ["q no down"])
  }

  @Test func `a paste never runs a command`() async {
    let view = ListView(["a"])
    let play = await play(view)
    await play.press(.paste("n\n\u{3}q"))
    #expect(view.done == [])
    #expect(play.text.contains("Enter open"))
  }

  // MARK: What is shown

  @Test func `the greeting stays until the first command`() async {
    navigation.push(ListView(["a"]))
    let play = await FullScreenPlay(on: navigation, greeting: Notice(.info, "Hello."))
    await play.press(.down)
    #expect(play.text.contains("Note: Hello."))
    await play.press(.enter)
    #expect(!play.text.contains("Hello."))
  }

  @Test func `a change that nobody commanded is shown, once a turn`() async {
    let view = ListView(["a"])
    let play = await play(view)
    let before = play.terminal.pictures
    view.rows.append(Row(id: "b", text: "b"))
    view.rows.append(Row(id: "c", text: "c"))
    await play.settle()
    #expect(play.lines.contains { $0.hasSuffix("*c") || $0 == "  c" })
    #expect(play.terminal.pictures == before + 1)
  }

  @Test func `each screen keeps its own selection and filter`() async {
    let root = ListView(["a", "b"])
    let play = await play(root)
    await play.press(.down)
    let upper = ListView(["c", "d"])
    upper.commands = [back()]
    navigation.push(upper)
    await play.settle()
    #expect(play.lines.contains("> c"))
    await play.press(.character("/"))
    await play.type("d")
    await play.press(.enter, .escape, .escape)
    #expect(play.lines.contains("> b"))
    #expect(play.lines.first?.hasSuffix("2/2") == true)
  }

  @Test func `a new size is drawn at once, and a small terminal is told so`() async {
    let play = await play(ListView(["a"]))
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

  @Test func `Ctrl-L and coming back from the shell paint anew`() async {
    let play = await play(ListView(["a"]))
    await play.press(.control("l"))
    await play.report(.resumed)
    await play.press(.control("z"))
    #expect(play.terminal.calls == ["open", "forget", "forget", "suspend"])
  }

  @Test func `Tab goes round the fields, lists and buttons`() async {
    let view = PlainView("Form", rows: ["a"])
    let play = await play(view)
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

  @Test func `the page of keys scrolls, and closes again`() async {
    let play = await play(ListView(["a"]), columns: 40, rows: 10)
    await play.press(.character("?"))
    #expect(play.lines.contains("  On this screen"))
    await play.press(.character("G"))
    #expect(play.text.contains("Ctrl-U"))
    await play.press(.character("g"), .down)
    #expect(play.lines[1].hasPrefix("  Enter"))
    await play.press(.character("q"))
    #expect(play.lines.contains("> a"))
  }
}
