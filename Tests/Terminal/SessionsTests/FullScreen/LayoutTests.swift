import Changes
import Localization
import Navigation
import Sessions
import TestSupport
import Testing
import TextUI
import TextUISupport

/// A page of two rows, presented as a test says.
private struct PageView: TextView {
  final class ViewModel {
    let title: String
    let presentation: Presentation
    /// The rows that were opened, by number.
    fileprivate(set) var opened: [Int] = []

    init(_ title: String, _ presentation: Presentation) {
      self.title = title
      self.presentation = presentation
    }
  }

  let viewModel: ViewModel

  var item: NavigationItem {
    NavigationItem(path: viewModel.title, title: "\(viewModel.title)", presentation: viewModel.presentation)
  }

  var screen: Screen {
    let rows = RowList(id: "\(viewModel.title)", count: 2) { Row(id: "\($0)", text: "\(viewModel.title) \($0)") }
    let open = KeyCommand(
      "open", key: .enter, label: "Open", help: "open it", action: .row { viewModel.opened.append($0) })
    let off = KeyCommand("off", key: "o", label: "Off", help: "turn it off", action: .nothing(disabled: "Not now.") {})
    let isDialog = viewModel.presentation == .dialog
    return Screen(
      elements: isDialog ? [.text("Really?"), .button(off)] : [.list(rows)], commands: isDialog ? [off] : [open, off])
  }
}

/// Where pages, dialogs, the list of keys and the palette are in the window.
@Suite(.turnLimit)
struct LayoutTests {
  private let navigation = NavigationController()

  /// Shows pages, each above the one before.
  private func show(_ pages: (String, Presentation)...) -> [PageView.ViewModel] {
    pages.map { title, presentation in
      let viewModel = PageView.ViewModel(title, presentation)
      Place(on: navigation).show(Page(PageView.self, viewModel))
      return viewModel
    }
  }

  private func play(columns: Int, rows: Int = 16) async -> FullScreenPlay {
    let destinations = Destinations(all: { [(path: "a/1", help: "the first")] }, open: { _ in nil })
    return await FullScreenPlay(on: navigation, columns: columns, rows: rows, leadingTo: destinations)
  }

  @Test func `a dialog loads its data again when the data change`() async {
    let dataDidChange = ObserverSet<Void>()
    let counter = PlainView.ViewModel("Counter")
    _ = show(("List", .list))
    let page = Page(PageView.self, PageView.ViewModel("Dialog", .dialog), load: counter.load)
    Place(on: navigation).show(page, reloadingOn: dataDidChange)
    let play = await play(columns: 80)
    dataDidChange.notify()
    await eventually("the change is loaded") { counter.loads == 2 }
    await play.settle()
  }

  @Test func `a window that is too low shows only a message, however wide the window is`() async {
    _ = show(("List", .list), ("Page", .page))
    let play = await play(columns: 120, rows: 8)
    #expect(play.text.ranges(of: "too small").count == 1, "\(play.text)")
  }

  @Test func `a page is drawn next to its list, if there is room`() async {
    _ = show(("List", .list), ("Page", .page))
    let play = await play(columns: 120)
    #expect(play.lines[0].hasPrefix("  List                                      1/2 │  Page      "))
    #expect(play.lines[2] == "- List 0                                        │> Page 0")
    #expect(play.lines[3] == "  List 1                                        │  Page 1")
    #expect(
      play.lines[15] == "  w Go to this side                             │"
        + "  Enter Open  / Filter  Esc Back  ? Keys")
    play.terminal.size = GridSize(columns: 119, rows: 16)
    await play.report(.resized)
    #expect(play.lines[0].hasPrefix("  List › Page      "))
    #expect(play.lines[2] == "> Page 0")
    #expect(play.lines[15] == "  Enter Open  / Filter  Esc Back  ? Keys")
  }

  @Test func `if no page is open next to a list, an empty pane shows a message`() async {
    _ = show(("List", .list))
    let play = await play(columns: 120)
    #expect(play.lines[0] == "  List                                      1/2 │")
    #expect(play.lines[2] == "> List 0                                        │  Nothing is open.")
    #expect(play.lines[15] == "  Enter Open  / Filter  q Quit  ? Keys          │")
  }

  @Test func `the w key or a click moves the focus to the list, unless a form is open next to the list`() async {
    let list = show(("List", .list), ("Page", .page))[0]
    let play = await play(columns: 120)
    await play.press(.character("w"), .down, .enter)
    #expect(list.opened == [1])
    await play.press(.character("w"), .enter)
    #expect(list.opened == [1])
    await play.press(.click(GridPosition(column: 3, row: 2)), .enter)
    #expect(list.opened == [1, 0])
    _ = show(("Form", .form))
    await play.settle()
    await play.press(.click(GridPosition(column: 3, row: 2)), .enter)
    #expect(list.opened == [1, 0])
    #expect(play.lines[0].hasPrefix("  List                                      1/2 │  Form             "))
    #expect(play.lines[2] == "- List 0                                        │> Form 0")
    #expect(play.lines[15].hasSuffix("│  Enter Open  / Filter  Esc Back  ? Keys"))
  }

  @Test func `a dialog is drawn in front of the page from which it was opened`() async {
    _ = show(("Page", .page), ("Question", .dialog))
    let play = await play(columns: 50)
    #expect(
      play.text == """
          Page                                        1/2

        - Page 0
          Page 1

         ┌─ Question ──────────────────────────────────┐
         │  Really?                                    │
         │                                             │
         │> ( Off )  o                                 │
         └─────────────────────────────────────────────┘





          Esc Back  ? Keys

        """)
  }

  @Test func `the list of keys contains the keys of the screen, and the keys that are the same everywhere`() async {
    _ = show(("Page", .page))
    let play = await play(columns: 60)
    play.terminal.size = GridSize(columns: 60, rows: 40)
    await play.press(.character("?"))
    #expect(
      play.text == """
          Page › Keys

          On this screen
          Enter             Open: open it
          Esc               Back: go back

          Everywhere
          ↑ k Ctrl-P        up; while typing: an earlier entry
          ↓ j Ctrl-N        down; while typing: a later entry
          Ctrl-U            half a page up
          Ctrl-D            half a page down
          PgUp Ctrl-B       a page up
          PgDn Ctrl-F       a page down
          Home g            to the top
          End G             to the bottom; loads the remaining rows
          Space             open or press
          1                 open the first row; 2 to 9: other rows
          q                 leave the screen; on the first: quit
          y                 copy the marked rows, this row, or the
                            text on the page
          /                 filter the list
          :                 find a command or a screen
          F1 ?              show these keys
          Ctrl-L            draw the screen again
          Ctrl-Z            suspend; fg resumes
          Ctrl-C            quit at once

          Before a row
          >                 selected
          -                 selected last
          +                 new
          ~                 changed
          ^                 moved
          −                 gone

          While typing
          ← Ctrl-B          a character left
        ↓ → Ctrl-F          a character right

          ↑ ↓ Scroll  Esc Close

        """)
  }

  @Test(
    arguments: [
      (
        .de,
        ["Bild↑ Strg-B", "Bild↓ Strg-F", "Pos1 g", "Ende G", "Leertaste", "Strg-L", "Entf Strg-D", "Rücktaste Strg-H"]
      ),
      (.ca, ["RePàg Ctrl-B", "AvPàg Ctrl-F", "Inici g", "Fi G", "Espai", "Ctrl-L", "Supr Ctrl-D", "Retrocés Ctrl-H"]),
    ] as [(Language, [String])])
  func `keys have the names that are printed on keyboards for the language`(language: Language, keys: [String]) async {
    _ = show(("Page", .page))
    let play = await FullScreenPlay(on: navigation, rows: 60, language: language)
    await play.press(.character("?"))
    for key in keys { #expect(play.lines.contains { $0.hasPrefix("  \(key)  ") }, "\(key)\n\(play.text)") }
  }

  @Test func `the palette lists commands before paths`() async {
    _ = show(("Page", .page))
    let play = await play(columns: 60)
    await play.press(.character(":"))
    #expect(
      play.text == """
          Page › Commands and screens                           1/7

        > Find:

        ↵ Open       Enter  open it
          Back       Esc    go back
          Quit       q      end the program
          Off        o      Not now.
          Undo       u      Nothing to undo.
          Redo       U      Nothing to redo.
          the first         a/1              ›




          Enter Run  Tab Next  F1 Keys  Esc Back

        """)
  }
}
