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

/// The palette finds every command of a screen, and the screens that a path opens.
@Suite(.turnLimit)
struct PaletteTests {
  private let app = App(at: "groups")

  private func play() async -> FullScreenPlay {
    await app.settle()
    let destinations = Destinations {
      [(path: "books/add", help: "add a book"), (path: "groups/2", help: "Night Owls")]
    } open: { [app] path in
      guard let route = Route(path: path) else { return nil }
      app.navigation.popAll()
      route.show(on: app.navigation, app.services)
      return route.lead(on: app.navigation)
    }
    return await FullScreenPlay(on: app.navigation, columns: 100, rows: 40, leadingTo: destinations)
  }

  private var paths: [String] { app.navigation.stack.map(\.item.path) }

  @Test func `the palette lists the paths and every command, and shows why a command is disabled`() async {
    let commands = app.navigation.top?.screen.commands ?? []
    let play = await play()
    await play.press(.character(":"))
    for command in commands { #expect(play.text.contains(command.label.words(in: .en)), "\(play.text)") }
    #expect(play.text.contains("That only works in “Invitations”."))
    #expect(play.text.contains("Night Owls") && play.text.contains("groups/2"))
  }

  @Test func `a few letters find a command, which runs on the screen below`() async {
    let play = await play()
    await play.type(":leav")
    #expect(play.lines[0].contains("  1/1 of "), "\(play.lines[0])")
    await play.press(.enter)
    #expect(play.text.contains("Left “\(Group.sample.name)”."), "\(play.text)")
  }

  @Test func `a command that needs text asks for the text on the screen below`() async {
    let play = await play()
    await play.type(":create")
    await play.press(.enter)
    await play.type("Choir")
    await play.press(.enter)
    #expect(play.text.contains("\n>+Choir"), "\(play.text)")
  }

  @Test func `choosing the entry Back in the palette closes the screen below the palette`() async {
    let play = await play()
    await play.press(.enter)
    await play.type(":back")
    await play.press(.enter)
    #expect(paths == ["groups"])
  }

  @Test func `a disabled command is refused with its reason`() async {
    let play = await play()
    await play.type(":decline")
    await play.press(.enter)
    #expect(play.text.contains("Error: That only works in “Invitations”."), "\(play.text)")
    #expect(paths == ["groups", ""])
  }

  @Test func `on the first entry, ↑ restores the text that was typed before`() async {
    let play = await play()
    await play.type(":refresh")
    await play.press(.enter)
    await play.press(.character(":"), .up)
    #expect(play.lines.contains { $0.hasSuffix("Find: refresh") }, "\(play.text)")
    await play.type("!")
    #expect(play.lines.contains { $0.hasSuffix("Find: refresh!") }, "\(play.text)")
    await play.press(.down)
    #expect(play.lines.contains { $0.hasSuffix("Find:") }, "\(play.text)")
  }

  @Test func `the total number of entries in the palette stays the same, whatever is typed`() async {
    let play = await play()
    await play.press(.character(":"))
    let all = play.lines[0].firstMatch(of: #/1\/(\d+)/#)?.output.1
    await play.type("leav")
    #expect(all != nil && play.lines[0].firstMatch(of: #/of (\d+)/#)?.output.1 == all, "\(play.lines[0])")
  }

  @Test func `the name of a group opens the group's screen, which replaces the pages of the app`() async {
    let play = await play()
    let groups = Lifetime(ofTopOf: app)
    await play.type(":owls")
    await play.press(.enter)
    #expect(groups.alive == [])
    #expect(paths == ["groups", "2"])
  }

  @Test func `a path can end with a command`() async {
    let play = await play()
    await play.type(":add a book")
    await play.press(.enter)
    await app.settle()
    await play.settle()
    #expect(paths.suffix(2) == ["books", "add"])
  }

  @Test func `keys pressed in the palette do not undo changes on the screen below`() async {
    let play = await play()
    await play.press(.character("x"))
    #expect(app.navigation.history.undoable.count == 1)
    await play.press(.character(":"), .tab, .character("u"))
    #expect(app.navigation.history.undoable.count == 1)
    #expect(!app.navigation.commandsOnTop.contains { $0.name == "undo" })
  }

  @Test func `if no entry matches, the palette shows a message`() async {
    let play = await play()
    await play.type(":xyz")
    #expect(play.text.contains("No row matches “xyz”."), "\(play.text)")
  }

  @Test func `letters match an entry only if they occur in a single name, and not spread over two names`() async {
    let play = await play()
    await play.type(":eleave")
    #expect(play.text.contains("No row matches “eleave”."), "\(play.text)")
  }

  @Test func `entries that begin with the typed letters come first, so q and Enter end the program`() async throws {
    let viewModel = ListView.ViewModel(["a"])
    viewModel.commands = [KeyCommand("unique", key: "z", .nothing {})]
    Place(on: app.navigation).show(Page(ListView.self, viewModel))
    let play = await play()
    await play.type(":q")
    #expect(play.lines.contains { $0.hasPrefix("↵ Quit") }, "\(play.text)")
    await play.press(.enter)
    #expect(try await play.ending == .finished)
  }

  @Test func `a word that begins with the letters comes before a word that only contains them`() async {
    let play = await play()
    await play.type(":owl")
    #expect(play.lines.contains { $0.hasPrefix("↵ Night Owls") }, "\(play.text)")
    await play.press(.backspace, .backspace, .backspace)
    // A screen that begins with it stands above all commands whose help only has it, as “invited” and “in” have.
    for typed in ["ni", " "] {
      await play.type(typed)
      #expect(play.lines.contains { $0.hasPrefix("↵ Night Owls") }, "\(play.text)")
    }
  }

  @Test func `keys of the screen below do nothing in the palette, because the user would not see the effect`()
    async
  {
    let play = await play()
    await play.press(.character("x"))
    await play.press(.character(":"), .tab)
    #expect(play.lines.last?.contains("Undo") == false, "\(play.text)")
    await play.press(.character("u"))
    #expect(app.navigation.history.undoable.count == 1, "\(play.text)")
    await play.press(.escape, .character("u"))
    #expect(play.text.contains("Undone: Left “\(Group.sample.name)”."), "\(play.text)")
  }

  @Test func `undo is an entry of the palette, and runs on the screen below`() async {
    let play = await play()
    await play.press(.character("x"))
    await play.type(":undo")
    await play.press(.enter)
    #expect(paths == ["groups"])
    #expect(play.text.contains("Undone: Left “\(Group.sample.name)”."), "\(play.text)")
  }

  @Test func `the palette is freed when it is left`() async {
    let play = await play()
    await play.press(.character(":"))
    let palette = Lifetime(ofTopOf: app)
    #expect(palette.alive.contains("CommandPalette"))
    await play.press(.escape)
    #expect(palette.alive == [])
  }

  @Test func `opening the palette keeps the report of the last command visible`() async {
    let play = await play()
    await play.press(.character("x"), .character(":"))
    #expect(play.text.contains("Left “\(Group.sample.name)”."), "\(play.text)")
  }

  @Test func `the palette can be opened from the list of keys`() async {
    let play = await play()
    await play.press(.character("?"), .character(":"), .escape)
    #expect(play.lines[0].hasPrefix("  My groups  "), "\(play.lines[0])")
  }
}
