import Localization
import Navigation
import Presenting
import Sessions
import TestSupport
import Testing
import TextUI
import TextUISupport

/// Typing the text that a command takes.
@Suite(.turnLimit)
struct PromptTests {
  private let navigation = NavigationController()
  private let viewModel = ListView.ViewModel(["a"])

  private func play(_ commands: KeyCommand..., columns: Int = 60) async -> FullScreenPlay {
    viewModel.commands = commands
    Place(on: navigation).show(Page(ListView.self, viewModel))
    return await FullScreenPlay(on: navigation, columns: columns, rows: 16)
  }

  /// A command that takes any text but an empty one.
  private func name(_ take: @escaping (String) -> Void) -> KeyCommand {
    KeyCommand(
      "name", key: "m",
      .text { text throws(CommandError) in
        if text.isEmpty { throw CommandError("It needs a name.") }
        take(text)
      })
  }

  @Test func `a refused text and the cursor stay in the prompt, and the reason is shown below`() async {
    var given: [String] = []
    let refusing = KeyCommand(
      "name", key: "m",
      .text { text throws(CommandError) in
        if text.count < 4 { throw CommandError("Too short.") }
        given.append(text)
      })
    let play = await play(refusing)
    await play.press(.character("m"))
    await play.type("abc")
    await play.press(.left, .enter)
    let line = play.lines.firstIndex(of: "  name: abc")
    #expect(line.map { play.lines[$0 + 1] } == "  Error: Too short.")
    #expect(play.terminal.picture?.cursor == line.map { GridPosition(column: 10, row: $0) })
    await play.press(.character("x"))
    #expect(play.lines.contains("  name: abxc"))
    #expect(!play.text.contains("Too short."))
    await play.press(.enter)
    #expect(given == ["abxc"])
    #expect(!play.text.contains("name:"))
  }

  @Test func `a prompt shows the name of the command's field, if there is one, instead of the command's help`() async {
    let create = KeyCommand(
      "create", key: "m", label: "Create", help: "create a group", field: "Name", action: .text { _ in })
    let play = await play(create)
    await play.press(.character("m"), .character("x"))
    #expect(play.lines.contains("  Name: x"))
  }

  @Test func `if the label and the help of a command are the same, the list of keys shows them only once`() async {
    let same = KeyCommand("leave", key: "m", label: "Leave", help: "Leave", action: .nothing {})
    let other = KeyCommand("stay", key: "t", label: "Stay", help: "change nothing", action: .nothing {})
    let play = await play(same, other)
    await play.press(.character("?"))
    #expect(play.lines.contains { $0.hasSuffix(" Leave") })
    #expect(play.lines.contains { $0.hasSuffix(" Stay: change nothing") })
  }

  @Test func `even in a wide window, the cursor is after the end of text that is longer than its line`() async {
    let play = await play(name { _ in }, columns: 200)
    await play.press(.character("m"))
    await play.type(String(repeating: "a", count: 120))
    #expect(play.terminal.picture?.cursor?.column == play.lines.last { $0.hasPrefix("  name: …a") }?.count)
  }

  @Test func `typed text is checked at every keystroke, and an empty prompt shows no error`() async {
    let checked = KeyCommand(
      "name", key: "m", label: "name", help: "name", problem: { $0.count < 3 ? "Too short." : nil },
      action: .text { _ in })
    let play = await play(checked)
    let reason = { play.lines.firstIndex { $0.hasPrefix("  name:") }.map { play.lines[$0 + 1] } }
    for (key, shown) in [
      (.character("m"), false), (.character("a"), true), (.character("b"), true), (.character("c"), false),
      (.backspace, true),
    ] as [(KeyPress, Bool)] {
      await play.press(key)
      #expect((reason() == "  Error: Too short.") == shown)
    }
  }

  @Test func `a prompt stays until its command has ended, and a second Enter does not run the command again`() async {
    var given: [String] = []
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    let slow = KeyCommand(
      "name", key: "m",
      .text { text in
        given.append(text)
        for await _ in gate { break }
      })
    let play = await play(slow)
    await play.press(.character("m"), .character("x"), .enter, .enter, .character("y"), .up)
    #expect(given == ["x"])
    #expect(play.lines.contains { $0.contains(/^  Working… . x$/) })
    opener.yield()
    await eventually("the command ends") { navigation.top?.work.isBusy == false }
    await play.settle()
    #expect(!play.text.contains("name:"))
  }

  @Test func `in a prompt, the up and down keys show texts that were entered for the same command before`() async {
    let play = await play(name { _ in }, KeyCommand("other", key: "u", .text { _ in }))
    for text in ["one", "two", "two", ""] {
      await play.press(.character("m"))
      await play.type(text)
      await play.press(.enter)
    }
    await play.press(.escape, .character("m"), .character("d"))
    let prompt = { play.lines.first { $0.hasPrefix("  name:") } }
    let shown: [(KeyPress, String)] = [
      (.up, "two"), (.up, "one"), (.up, "one"), (.down, "two"), (.down, "d"), (.down, "d"), (.up, "two"),
    ]
    for (key, text) in shown {
      await play.press(key)
      #expect(prompt() == "  name: \(text)")
    }
    await play.press(.escape, .character("u"), .up)
    #expect(play.lines.contains("  other:"))
  }

  @Test func `the earlier texts of a command are offered on other screens, too`() async {
    var given: [String] = []
    let play = await play(name { given.append($0) })
    await play.press(.character("m"), .character("x"), .enter)
    let above = ListView.ViewModel(["b"])
    above.commands = [name { given.append($0) }]
    Place(on: navigation).show(Page(ListView.self, above))
    await play.settle()
    await play.press(.character("m"), .up, .enter)
    #expect(given == ["x", "x"])
  }

  @Test func `F1 in a prompt shows the list of keys, and Esc returns to the typed text`() async {
    let play = await play(name { _ in })
    await play.press(.character("m"), .character("x"), .f1)
    #expect(play.lines.first == "  List › Keys" && !play.text.contains("name: x"))
    await play.press(.escape, .character("y"))
    #expect(play.lines.contains("  name: xy"))
  }
}
