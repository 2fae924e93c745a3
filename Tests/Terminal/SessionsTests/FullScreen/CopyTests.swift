import Localization
import Navigation
import Presenting
import Sessions
import TestSupport
import Testing
import TextUI
import TextUISupport

/// Copying a row.
@Suite(.turnLimit)
struct CopyTests {
  private let navigation = NavigationController()

  private func play(_ rows: [String], _ commands: KeyCommand...) async -> FullScreenPlay {
    let viewModel = ListView.ViewModel(rows)
    viewModel.commands = commands
    Place(on: navigation).show(Page(ListView.self, viewModel))
    return await FullScreenPlay(on: navigation, columns: 60, rows: 16)
  }

  @Test func `the key y copies the selected row to the clipboard, and shows a message`() async {
    let play = await play(["one", "two"])
    await play.press(.down, .character("y"))
    #expect(play.terminal.copies == ["two"])
    #expect(play.text.contains("Sent to the clipboard."))
  }

  @Test func `control characters in copied text are made visible`() async {
    let play = await play(["a\u{1B}[31m\r\nb"])
    await play.press(.character("y"))
    #expect(play.terminal.copies == ["a\\u{1B}[31m\\u{D}\\u{A}b"])
  }

  @Test func `a row of more than 50,000 bytes is too long to be copied`() async {
    let longest = String(repeating: "x", count: 50_000)
    let play = await play([longest, longest + "x"])
    await play.press(.character("y"))
    #expect(play.terminal.copies == [longest])
    await play.press(.down, .character("y"))
    #expect(play.terminal.copies == [longest])
    #expect(play.text.contains("too long"))
  }

  @Test func `marked rows are copied together, one on each line`() async {
    let several = KeyCommand("leave", key: "x", .rows { _ in })
    let play = await play(["a", "b", "c"], several)
    await play.press(.character(" "), .down, .character(" "), .character("y"))
    #expect(play.terminal.copies == ["a\nc"])
  }

  @Test func `a link can be copied by its key and from the palette`() async {
    let link = KeyCommand("visit", key: "b", label: "Visit", help: "", link: "https://example.org", Command {})
    let play = await play(["a"], link)
    await play.press(.character("b"))
    await play.type(":visit")
    await play.press(.enter)
    #expect(play.terminal.copies == ["https://example.org", "https://example.org"])
  }

  @Test func `if no row is selected, the key y copies nothing and shows a message`() async {
    let play = await play([])
    await play.press(.character("y"))
    #expect(play.terminal.copies == [])
    #expect(play.text.contains("The key y does nothing here"), "\(play.text)")
  }

  @Test func `a command that a screen assigns to the key y replaces the general copy command`() async {
    var given = 0
    let play = await play(["a"], KeyCommand("yes", key: "y", .nothing { given += 1 }))
    await play.press(.character("y"))
    #expect(given == 1)
    #expect(play.terminal.copies == [])
    await play.press(.character("?"))
    #expect(!play.text.contains("clipboard"))
  }
}
