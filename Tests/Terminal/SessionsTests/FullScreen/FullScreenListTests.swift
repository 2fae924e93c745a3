import Localization
import Navigation
import Observation
import Presenting
import Sessions
import TestSupport
import Testing
import TextUI
import TextUISupport

/// A question over whatever is below.
private struct DialogView: TextView {
  let viewModel: Text

  var item: NavigationItem { NavigationItem(path: "question", title: "Question", presentation: .dialog) }

  var screen: Screen {
    Screen(elements: [.text(viewModel)], commands: [])
  }
}

/// A text above a list that is still empty.
private struct EmptyListView: TextView {
  let viewModel: Text

  var item: NavigationItem { NavigationItem(path: "empty", title: "Empty") }

  var screen: Screen {
    let list = RowList(count: 0) { Row(id: "\($0)", text: viewModel) }
    return Screen(elements: [.text(viewModel), .list(list)], commands: [])
  }
}

/// A list between two texts.
private struct ListInTheMiddleView: TextView {
  struct ViewModel {}

  init(viewModel: ViewModel) {}

  var item: NavigationItem { NavigationItem(path: "", title: "") }

  var screen: Screen {
    let list = RowList(count: 1) { Row(id: "\($0)", text: "row") }
    return Screen(elements: [.text("Above"), .list(list), .text("Below")], commands: [])
  }
}

/// A list of one row, which alone reads the view model.
private struct NamedRowView: TextView {
  let viewModel: PlainView.ViewModel

  var item: NavigationItem { NavigationItem(path: "", title: "") }
  var screen: Screen {
    Screen(elements: [.list(RowList(count: 1) { Row(id: "\($0)", text: viewModel.title) })], commands: [])
  }
}

/// A list that says that it loads until it has rows.
private struct ArrivingListView: TextView {
  @Observable
  final class ViewModel {
    var rows: [String] = []
  }

  let viewModel: ViewModel

  var item: NavigationItem { NavigationItem(path: "", title: "") }

  var screen: Screen {
    let rows = viewModel.rows
    let list = RowList(count: rows.count) { Row(id: rows[$0], text: Text(verbatim: rows[$0])) }
    return Screen(elements: (rows.isEmpty ? [.progress("Loading")] : []) + [.list(list)], commands: [])
  }
}

/// Lists on the whole terminal.
struct FullScreenListTests {
  private let navigation = NavigationController()

  private func play(_ viewModel: ListView.ViewModel, columns: Int = 40, rows: Int = 10) async -> FullScreenPlay {
    Place(on: navigation).show(Page(ListView.self, viewModel))
    return await FullScreenPlay(on: navigation, columns: columns, rows: rows)
  }

  private func selected(_ play: FullScreenPlay) -> String? {
    play.lines.first { $0.hasPrefix(">") }.map { String($0.dropFirst(2)) }
  }

  @Test func `the first rows to arrive are not marked as new`() async {
    let viewModel = ArrivingListView.ViewModel()
    Place(on: navigation).show(Page(ArrivingListView.self, viewModel))
    let play = await FullScreenPlay(on: navigation, columns: 40, rows: 10)
    viewModel.rows = ["a", "b"]
    await play.settle()
    #expect(play.lines.contains("> a") && play.lines.contains("  b"), "\(play.text)")
    viewModel.rows.append("c")
    await play.settle()
    #expect(play.lines.contains(" +c"))
  }

  @Test func `the selected row stays selected wherever it moves to`() async {
    let viewModel = ListView.ViewModel(["a", "b", "c", "d"])
    let play = await play(viewModel)
    await play.press(.down, .character("j"))
    #expect(selected(play) == "c")
    viewModel.rows.insert(Row(id: "new", text: "new"), at: 0)
    await play.settle()
    #expect(selected(play) == "c")
    viewModel.rows.reverse()
    await play.settle()
    #expect(selected(play) == "c")
    #expect(play.lines.first?.hasSuffix("2/5") == true)
  }

  @Test func `the selected row stays selected however far it moves`() async {
    let viewModel = ListView.ViewModel((1...200).map(String.init))
    let play = await play(viewModel)
    await play.press(.home)
    viewModel.rows.append(viewModel.rows.removeFirst())
    await play.settle()
    #expect(selected(play) == "1")
    #expect(play.lines.first?.hasSuffix("200/200") == true)
  }

  @Test func `when the selected row is deleted, its neighbour is selected`() async {
    let viewModel = ListView.ViewModel(["a", "b", "c"])
    let play = await play(viewModel)
    await play.press(.down)
    viewModel.rows.remove(at: 1)
    await play.settle()
    #expect(selected(play) == "c")
    viewModel.rows.removeLast()
    await play.settle()
    #expect(selected(play) == "a")
  }

  @Test func `when the rows of an empty list come back, the row that was selected before is selected again`() async {
    let viewModel = ListView.ViewModel(["a", "b", "c"])
    let play = await play(viewModel)
    await play.press(.end)
    let rows = viewModel.rows
    viewModel.rows = []
    await play.settle()
    viewModel.rows = rows
    await play.settle()
    #expect(selected(play) == "c")
  }

  @Test func `if the rows come back without the selected row, the row at the same position is selected`() async {
    let viewModel = ListView.ViewModel(["a", "b", "c", "d", "e"])
    let play = await play(viewModel)
    await play.press(.down, .down, .down)
    var rows = viewModel.rows
    rows.remove(at: 3)
    viewModel.rows = []
    await play.settle()
    viewModel.rows = rows
    await play.settle()
    #expect(selected(play) == "e")
  }

  @Test func `a command acts on the selected row, even in a filtered list`() async {
    let viewModel = ListView.ViewModel(["apple", "banana", "cherry", "Änderung"])
    let play = await play(viewModel)
    await play.press(.down, .enter)
    await play.press(.character("/"))
    await play.type("rr")
    await play.press(.enter)
    #expect(viewModel.done == ["banana"] && selected(play) == "cherry")
    await play.press(.enter, .escape)
    #expect(viewModel.done == ["banana", "cherry"])
    #expect(selected(play) == "cherry")
    await play.press(.character("/"))
    await play.type("ander")
    #expect(selected(play) == "Änderung")
    await play.press(.backspace, .backspace, .backspace)
    #expect(play.lines.contains("  /an"))
    await play.press(.escape)
    #expect(play.lines.first?.hasSuffix("3/4") == true)
    #expect(selected(play) == "cherry")
  }

  @Test(arguments: ["zz", "a"])
  func `if the user presses Esc while typing a filter, the earlier selection is restored`(typed: String) async {
    let play = await play(ListView.ViewModel(["apple", "banana", "cherry"]))
    await play.press(.end, .character("/"))
    await play.type(typed)
    await play.press(.backspace, .escape)
    #expect(selected(play) == "cherry")
  }

  @Test func `if the user leaves a filter that matches no row, the earlier selection is restored`() async {
    let play = await play(ListView.ViewModel(["apple", "banana", "cherry"]))
    await play.press(.end, .character("/"))
    await play.type("zz")
    await play.press(.enter, .escape)
    #expect(selected(play) == "cherry")
  }

  @Test func `a row is found by its text, but not by the unit next to its number`() async {
    let viewModel = ListView.ViewModel([])
    viewModel.rows = [
      Row(id: "1", text: "Owls", details: [.number("3 members")]),
      Row(id: "2", text: "Swifts", details: [.number("1 member"), .text("in the tower")]),
    ]
    let play = await play(viewModel)
    await play.press(.character("/"))
    await play.type("me")
    #expect(play.text.contains("No row matches"))
    await play.press(.control("u"))
    await play.type("to")
    #expect(selected(play)?.hasPrefix("Swifts") == true)
  }

  @Test func `on the first row, ↑ shows earlier filters, and ↓ then shows the typed text again`() async {
    let play = await play(ListView.ViewModel(["apple", "banana", "cherry"]))
    for filter in ["rr", "an"] {
      await play.press(.character("/"), .control("u"))
      await play.type(filter)
      await play.press(.enter)
    }
    await play.press(.escape, .character("/"))
    await play.type("p")
    await play.press(.up)
    #expect(selected(play) == "banana")
    await play.press(.up, .up)
    #expect(selected(play) == "cherry")
    await play.press(.down, .down)
    #expect(selected(play) == "apple")
    await play.press(.character("l"))
    #expect(play.lines.contains("  /pl"))
  }

  @Test func `a filter that no row matches shows a message`() async {
    let play = await play(ListView.ViewModel(["a"]), columns: 80)
    await play.press(.character("/"))
    await play.type("zz")
    #expect(play.text.contains("No row matches “zz”."))
    await play.press(.enter, .enter)
    #expect(play.text.contains("“Open” needs a row, but none is shown."))
  }

  @Test func `the key that shows all rows is not offered if the filter matches every row`() async {
    let play = await play(ListView.ViewModel(["apple", "apricot"]), columns: 80)
    await play.press(.character("/"))
    await play.type("ap")
    await play.press(.enter)
    #expect(play.text.contains("All rows"))
    await play.press(.escape)
    #expect(!play.text.contains("All rows"))
  }

  @Test func `the filter is applied again when the list has changed`() async {
    let viewModel = ListView.ViewModel(["apple"])
    let play = await play(viewModel)
    await play.press(.character("/"))
    await play.type("rr")
    viewModel.rows.append(Row(id: "x", text: "cherry"))
    await play.settle()
    #expect(selected(play)?.contains("cherry") == true)
  }

  @Test func `a filtered list follows renames and deletions made elsewhere`() async {
    let viewModel = ListView.ViewModel(["apple", "cherry", "berry", "plum"])
    let play = await play(viewModel)
    await play.press(.character("/"))
    await play.type("rr")
    viewModel.rows[0] = Row(id: "apple", text: "arrow")
    viewModel.rows.remove(at: 1)
    await play.settle()
    #expect(play.text.contains("arrow") && play.text.contains("berry"))
    #expect(!play.text.contains("plum"))
  }

  @Test func `a filter and its rows stay visible behind a question`() async {
    let viewModel = ListView.ViewModel(["apple", "cherry"])
    let play = await play(viewModel)
    await play.press(.character("/"))
    await play.type("rr")
    await play.press(.enter)
    Place(on: navigation).show(Page(DialogView.self, "Sure?"))
    await play.settle()
    #expect(play.text.contains("cherry"))
    #expect(!play.text.contains("No row matches"))
  }

  @Test func `until a key is pressed, the first row stays selected, even if another row becomes the first`() async {
    let viewModel = ListView.ViewModel([])
    let play = await play(viewModel)
    for name in ["c", "b", "a"] {
      viewModel.rows.insert(Row(id: name, text: Text(verbatim: name)), at: 0)
      await play.settle()
    }
    #expect(selected(play) == "a")
    await play.press(.down)
    viewModel.rows.insert(Row(id: "0", text: "0"), at: 0)
    await play.settle()
    #expect(selected(play) == "b")
  }

  @Test func `a deleted row is named for a moment, but a row that was scrolled away is not`() async {
    let viewModel = ListView.ViewModel((1...20).map { "row \($0)" })
    let play = await play(viewModel)
    await play.press(.pageDown, .pageDown, .home)
    #expect(!play.text.contains("− row"))
    viewModel.rows.remove(at: 1)
    await play.settle()
    #expect(play.lines.contains("  − row 2"))
    for _ in 1...6 { await play.report(.tick) }
    #expect(!play.text.contains("− row 2"))
  }

  @Test func `the name of a deleted row replaces every line of an earlier notice`() async {
    let viewModel = ListView.ViewModel(["a", "b"])
    viewModel.commands = [
      KeyCommand(
        "drop", key: "d",
        .nothing(
          .reporting { [weak viewModel] in
            viewModel?.rows.removeLast()
            return Outcome(Text(verbatim: String(repeating: "word ", count: 20) + "end"))
          }))
    ]
    let play = await play(viewModel, rows: 24)
    await play.press(.character("d"), .up)
    #expect(play.lines.contains("  − b"), "\(play.text)")
    #expect(!play.text.contains("end"))
  }

  @Test func `after the widest row is deleted, the columns fit the other rows`() async {
    let rows = [("a long name", "1"), ("a", "2"), ("b", "3")]
    let viewModel = ListView.ViewModel([])
    viewModel.rows = rows.map { Row(id: $0.0, text: Text(verbatim: $0.0), details: [.number(Text(verbatim: $0.1))]) }
    let play = await play(viewModel)
    #expect(play.lines.contains("  a            2"))
    viewModel.rows.removeFirst()
    await play.settle()
    #expect(play.lines.contains("  b  3"), "\(play.text)")
  }

  @Test func `the long name of a deleted row is truncated`() async {
    let viewModel = ListView.ViewModel([String(repeating: "x", count: 60), "b"])
    let play = await play(viewModel)
    viewModel.rows.removeFirst()
    await play.settle()
    #expect(play.lines.contains { $0.hasPrefix("  − xxx") && $0.hasSuffix("x…") }, "\(play.text)")
  }

  @Test func `elements below a list are drawn below it`() async throws {
    Place(on: navigation).show(Page(ListInTheMiddleView.self, ListInTheMiddleView.ViewModel()))
    let lines = await FullScreenPlay(on: navigation, columns: 40, rows: 10).lines
    let found = ["Above", "> row", "Below"].map { words in lines.firstIndex { $0.contains(words) } }
    let places = try found.map { try #require($0) }
    #expect(places == places.sorted())
  }

  @Test func `an empty list below a text does not scroll the text out of view`() async {
    let numbers = (1...200).map(String.init).joined(separator: " ")
    Place(on: navigation).show(Page(EmptyListView.self, Text(verbatim: numbers)))
    let play = await FullScreenPlay(on: navigation, columns: 40, rows: 10)
    #expect(play.text.contains("1 2 3 "))
  }

  @Test func `in a list of 100,000 rows, a key press or a deletion builds only a few rows`() async {
    let viewModel = ListView.ViewModel((0..<100_000).map(String.init))
    let play = await play(viewModel)
    for key in [KeyPress.pageDown, .character("G"), .up, .home, .down] {
      let before = viewModel.madeRows
      await play.press(key)
      #expect(viewModel.madeRows - before < 30)
    }
    await play.press(.end)
    let before = viewModel.madeRows
    viewModel.rows.remove(at: 0)
    await play.settle()
    #expect(selected(play) == "99999")
    #expect(viewModel.madeRows - before < 60)
  }

  @Test func `the search for a deleted row does not build the other rows`() async {
    let viewModel = ListView.ViewModel((0..<100_000).map(String.init))
    let play = await play(viewModel)
    await play.press(.end, .up)
    let before = viewModel.madeRows
    viewModel.rows.remove(at: 99_998)
    await play.settle()
    #expect(selected(play) == "99999")
    #expect(viewModel.madeRows - before < 60)
  }

  @Test func `a key that only moves the selection does not build all visible rows again`() async {
    let viewModel = ListView.ViewModel((0..<1_000).map(String.init))
    let play = await play(viewModel, rows: 40)
    let before = viewModel.madeRows
    await play.press(.down)
    #expect(viewModel.madeRows - before < 5)
  }

  @Test func `a filter builds each row only once, even if the user types more letters`() async {
    let viewModel = ListView.ViewModel((0..<1_000).map(String.init))
    let play = await play(viewModel)
    await play.type("/7")
    #expect(viewModel.madeRows >= 1_000)
    let before = viewModel.madeRows
    await play.press(.backspace)
    await play.type("8")
    #expect(play.text.contains("1/271"))
    #expect(viewModel.madeRows - before < 60)
  }

  @Test func `if many rows are deleted at once, eight of them are named`() async {
    let viewModel = ListView.ViewModel((1...20).map { "row \($0)" })
    Place(on: navigation).show(Page(ListView.self, viewModel))
    let play = await FullScreenPlay(on: navigation, columns: 200)
    viewModel.rows.removeSubrange(4..<13)
    await play.settle()
    #expect(play.text.matches(of: /− row \d+/).count == 8, "\(play.text)")
  }

  @Test func `if only one row changes, the screen is drawn again`() async {
    let viewModel = PlainView.ViewModel("a")
    Place(on: navigation).show(Page(NamedRowView.self, viewModel))
    let play = await FullScreenPlay(on: navigation)
    #expect(play.text.contains("> a"))
    viewModel.title = "b"
    await play.settle()
    #expect(play.text.contains("~b"), "\(play.text)")
  }

  @Test func `when a filter becomes longer, all rows that matched the shorter filter are searched`() async {
    let play = await play(ListView.ViewModel((0..<1_000).map(String.init)))
    await play.type("/7")
    await play.type("7")
    #expect(play.text.contains("1/19"), "\(play.text)")
  }

  @Test func `new and changed rows are marked for a moment, but rows that are scrolled into view are not`() async {
    let viewModel = ListView.ViewModel((1...20).map { "row \($0)" })
    let play = await play(viewModel)
    let marked = { play.lines.map { $0.dropFirst() }.filter { $0.hasPrefix("+") || $0.hasPrefix("~") } }
    await play.press(.pageDown, .up, .down, .home)
    #expect(marked() == [])
    viewModel.rows[1] = Row(id: "row 2", text: "row two")
    viewModel.rows.insert(Row(id: "new", text: "new"), at: 3)
    await play.settle()
    #expect(marked() == ["~row two", "+new"])
    #expect(play.terminal.calls.last == "tick")
    for _ in 1...6 {
      #expect(marked() == ["~row two", "+new"])
      await play.report(.tick)
    }
    #expect(marked() == [])
    #expect(play.terminal.awaited == .seconds(1.5))
    let ticks = play.terminal.calls.count
    await play.press(.down)
    #expect(play.terminal.calls.count == ticks)
    viewModel.rows = [Row(id: "another", text: "another list")]
    await play.settle()
    #expect(marked() == [])
  }

  @Test func `a row that the user has created is selected, until the user moves the selection`() async {
    let viewModel = ListView.ViewModel(["a", "b", "c"])
    let play = await play(viewModel)
    viewModel.commands = [
      KeyCommand(
        "make", key: "m",
        .nothing(
          .reporting { [weak viewModel] in
            viewModel?.rows.append(Row(id: "d", text: "d"))
            return Outcome("Made.", row: "d")
          }))
    ]
    await play.settle()
    await play.press(.character("m"))
    #expect(selected(play) == "d")
    #expect(play.lines.contains { $0.contains("Note: Made. Now at row 4.") })
    await play.press(.up)
    #expect(selected(play) == "c")
  }

  @Test func `after the next key press, the report of a command is dimmed`() async throws {
    let viewModel = ListView.ViewModel(["a", "b"])
    let play = await play(viewModel)
    viewModel.commands = [KeyCommand("make", key: "m", .nothing(.reporting { Outcome("Made.") }))]
    await play.settle()
    func style() throws -> Style? {
      try #require(play.terminal.picture).rows.joined().first { $0.text == "M" }?.style
    }
    await play.press(.character("m"))
    #expect(try style() == .plain)
    await play.press(.down)
    #expect(try style() == .dim)
  }

  @Test func `matches are highlighted, and the number of matches and the total are shown with the filter`() async throws
  {
    let play = await play(ListView.ViewModel(["Łukasz", "Anna", "Kasia"]), columns: 80)
    await play.press(.character("/"))
    await play.type("kas")
    #expect(play.lines[0].hasSuffix(" 1/2 of 3"))
    let second = try #require(play.terminal.picture).rows[2].filter { $0.style == .match }
    #expect(second.map(\.text).joined() == "Kas")
  }

  @Test func `a long list is searched in pieces, and keys are handled between two pieces`() async {
    let viewModel = ListView.ViewModel((0..<50_000).map { "row \($0)" })
    let play = await play(viewModel, columns: 80)
    await play.press(.character("/"))
    play.terminal.report(.key(.character("9")))
    play.terminal.report(.key(.down))
    await play.settle()
    #expect(selected(play) == "row 19")
    await eventually("all rows are searched") { play.lines[0].hasSuffix("of 50,000") && !play.lines[0].contains("…") }
    #expect(play.lines[0].hasSuffix(" 2/17,195 of 50,000"))
  }

  @Test func `if a row of a long filtered list changes, another row stays selected`() async {
    let viewModel = ListView.ViewModel((0..<50_000).map { "row \($0)" })
    let play = await play(viewModel, columns: 80)
    await play.type("/9")
    await play.press(.enter)
    await eventually("all rows are searched") { play.lines[0].hasSuffix("of 50,000") && !play.lines[0].contains("…") }
    await play.press(.end)
    #expect(selected(play) == "row 49999")
    viewModel.rows[0] = Row(id: "row 0", text: "changed")
    await play.settle()
    await eventually("all rows are searched again") { !play.lines[0].contains("…") }
    #expect(selected(play) == "row 49999")
  }

  @Test func `a filter selects its first match, and not the row that was selected before`() async {
    let viewModel = ListView.ViewModel((0..<50_000).map { "row \($0)" } + ["x first", "x last"])
    let play = await play(viewModel, columns: 80)
    await play.press(.end)
    await play.type("/x")
    await eventually("all rows are searched") { play.lines[0].hasSuffix("of 50,002") && !play.lines[0].contains("…") }
    #expect(selected(play) == "x first")
  }

  @Test func `the message that no row matches disappears once a row is found`() async {
    let viewModel = ListView.ViewModel((0..<50_000).map { "row \($0)" } + ["x"])
    let play = await play(viewModel, columns: 80)
    await play.press(.character("/"))
    play.terminal.report(.key(.character("x")))
    play.terminal.report(.key(.enter))
    await eventually("the row is found") { selected(play) == "x" }
    #expect(!play.text.contains("No row matches"))
  }

  @Test func `a key press during a search does not make the search skip a matching row`() async {
    let viewModel = ListView.ViewModel((0..<20_000).map { "row \($0)" } + ["x"])
    let play = await play(viewModel, columns: 80)
    let isSearched = { play.lines[0].hasSuffix("of 20,001") && !play.lines[0].contains("…") }
    // So many words cannot be searched for between two keys.
    await play.press(.character("/"), .paste(String(repeating: "row ", count: 30)))
    await eventually("all rows are searched", isSearched)
    await play.type("ro")
    await eventually("all rows are searched again", isSearched)
    #expect(play.lines[0].hasSuffix(" 1/20,000 of 20,001"))
  }
}
