import Changes
import Localization
import Navigation
import Observation
import Presenting
import Sessions
import TestSupport
import Testing
import TextUI
import TextUISupport

/// Keys that users of other programs expect, and the answer to a key that means nothing.
@Suite(.turnLimit)
struct HabitTests {
  private let navigation = NavigationController()
  private let list = ListView.ViewModel((0..<40).map { "row \($0)" })
  private let done = Done()

  /// The commands that have run.
  private final class Done {
    var names: [String] = []
  }

  private func command(_ name: String, key: Key, remedy: Remedy? = nil) -> KeyCommand {
    KeyCommand(name, key: key, remedy: remedy, .nothing { [done] in done.names.append(name) })
  }

  private func play(_ page: some AnyPage) async -> FullScreenPlay {
    Place(on: navigation).show(page)
    return await FullScreenPlay(on: navigation, columns: 60, rows: 16)
  }

  @Test func `Delete runs the command that removes the selected row, and F5 the command that reloads the screen`() async
  {
    let drop = KeyCommand(
      "drop", key: "x", label: "Drop", help: "drop it", takesAway: true,
      Command<[Int]> { [done] rows in done.names.append("drop \(rows)") })
    list.commands = [drop, command("refresh", key: "r", remedy: .retry)]
    let play = await play(Page(ListView.self, list))
    await play.press(.down, .delete, .f5)
    #expect(done.names == ["drop [1]", "refresh"])
  }

  @Test func `Ctrl-R redoes the command that was undone last`() async {
    let report = Command<Void>.reporting { Outcome("It is done.", undo: Undo.nothing) }
    list.commands = [KeyCommand("do", key: "d", label: "Do", help: "do it", report)]
    let play = await play(Page(ListView.self, list))
    await play.press(.character("d"), .character("u"))
    #expect(play.text.contains("Undone: It is done."), "\(play.text)")
    await play.press(.control("r"))
    #expect(play.text.contains("Note: It is done."), "\(play.text)")
  }

  @Test func `the bracket keys choose the previous and the next tab`() async {
    let tabs = TabsView.ViewModel()
    let play = await play(Page(TabsView.self, tabs))
    await play.press(.character("]"), .character("]"), .character("["))
    #expect(tabs.chosen == ["two", "three", "two"])
  }

  @Test func `Space scrolls down in a long text and in the list of keys`() async {
    let play = await play(Page(LongTextView.self, LongTextView.ViewModel()))
    #expect(play.text.contains("line 0\n"))
    await play.press(.character(" "))
    #expect(!play.text.contains("line 0\n") && play.text.contains("line 11"), "\(play.text)")
    await play.press(.character("?"))
    let keys = play.lines
    await play.press(.character(" "))
    #expect(play.lines != keys)
  }

  @Test func `Ctrl-J acts like Enter in a list, and moves down while the user types a filter`() async {
    let play = await play(Page(ListView.self, list))
    await play.press(.control("j"))
    #expect(list.done == ["row 0"])
    await play.press(.character("/"), .control("j"), .control("j"))
    #expect(play.lines.contains { $0.hasPrefix("> row 2") || $0.hasPrefix("- row 2") }, "\(play.text)")
  }

  @Test(arguments: [.character("d"), .alt("d"), .control("t"), .delete, .f5, .left, .character("9")] as [KeyPress])
  func `a key without a function shows a message`(key: KeyPress) async {
    let play = await play(Page(PlainView.self, PlainView.ViewModel("Plain", rows: ["a", "b"])))
    await play.press(.escape)
    await play.press(.down, key)
    #expect(play.text.contains("The key \(key.label) does nothing here; ? lists the keys."), "\(play.text)")
    await play.press(.down)
    #expect(!play.text.contains("does nothing here"))
  }

  @Test func `Enter on a row that opens nothing shows a message`() async {
    let play = await play(Page(PlainView.self, PlainView.ViewModel("Plain", rows: ["a", "b"])))
    await play.press(.down, .enter)
    #expect(play.text.contains("The key Enter does nothing here"), "\(play.text)")
  }

  @Test func `the mouse wheel and a paste do not show the message about a key without a function`() async {
    let play = await play(Page(PlainView.self, PlainView.ViewModel("Plain")))
    await play.press(.wheelDown, .paste("x"))
    #expect(!play.text.contains("does nothing here"))
  }

  @Test func `Esc leaves the palette at once, even after text was typed`() async {
    let play = await play(Page(ListView.self, list))
    await play.type(":new")
    #expect(play.text.contains("Esc Back"), "\(play.text)")
    await play.press(.escape)
    #expect(navigation.stack.count == 1)
  }

  @Test func `a disabled field shows the reason as a note, not as an error`() async {
    let play = await play(Page(ClosedFieldView.self, ()))
    await play.press(.character("a"))
    #expect(play.text.contains("Note: Not yet."), "\(play.text)")
    #expect(!play.text.contains("typed"))
  }
}

extension Undo {
  /// An undo, and a redo, without an effect.
  fileprivate static var nothing: Undo { Undo { .nothing } }
}

/// A view of three tabs.
private struct TabsView: TextView {
  @Observable
  final class ViewModel {
    var tab = "one"
    @ObservationIgnored var chosen: [String] = []
  }

  let viewModel: ViewModel

  var item: NavigationItem { NavigationItem(path: "tabs", title: "Tabs") }

  var screen: Screen {
    let options = zip(["one", "two", "three"], ["1", "2", "3"] as [Key]).map { name, key in
      let choose = KeyCommand(
        name, key: key,
        .nothing {
          viewModel.tab = name
          viewModel.chosen.append(name)
        })
      return Choice.Option(choose, isChosen: viewModel.tab == name)
    }
    return Screen(elements: [.choice(Choice(options))], commands: options.map(\.command))
  }
}

/// A view of forty lines of text, and of no command.
private struct LongTextView: TextView {
  struct ViewModel {}

  let viewModel: ViewModel

  var item: NavigationItem { NavigationItem(path: "text", title: "Text") }

  var screen: Screen {
    Screen(elements: (0..<40).map { .text(Text(verbatim: "line \($0)")) }, commands: [])
  }
}

/// A view of a field that takes nothing yet.
private struct ClosedFieldView: TextView {
  init(viewModel: Void) {}

  var item: NavigationItem { NavigationItem(path: "closed", title: "Closed") }

  var screen: Screen {
    Screen(
      elements: [.field(Field(name: "n", label: "Name", value: "", disabled: "Not yet.") { _ in })], commands: [])
  }
}
