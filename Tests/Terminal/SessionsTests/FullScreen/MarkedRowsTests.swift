import Localization
import Navigation
import Presenting
import Sessions
import TestSupport
import Testing
import TextUI
import TextUISupport

/// Rows that the user marks, for a command that takes several.
@Suite(.turnLimit)
struct MarkedRowsTests {
  private let navigation = NavigationController()
  private let viewModel = ListView.ViewModel(["one", "two", "three"])
  private let dropped = Given()

  /// The rows that were given to the command.
  private final class Given {
    var rows: [[Int]] = []
  }

  private func play() async -> FullScreenPlay {
    viewModel.commands = [KeyCommand("drop", key: "d", .rows { [dropped] in dropped.rows.append($0) })]
    Place(on: navigation).show(Page(ListView.self, viewModel))
    return await FullScreenPlay(on: navigation, columns: 60, rows: 16)
  }

  /// The rows with a mark.
  private func marked(_ play: FullScreenPlay) -> [String] {
    play.lines.filter { $0.dropFirst().first == "✓" }.map { String($0.dropFirst(2)) }
  }

  @Test func `Space marks the selected row and selects the next one`() async {
    let play = await play()
    await play.press(.character(" "), .character(" "))
    #expect(marked(play) == ["one", "two"])
    #expect(play.lines.first?.contains("2 marked  3/3") == true)
  }

  @Test func `Space on a marked row removes the mark`() async {
    let play = await play()
    await play.press(.character(" "), .up, .character(" "))
    #expect(marked(play) == [])
    #expect(play.lines.first?.contains("marked") == false)
  }

  @Test(arguments: [[KeyPress.home, .end], [.end, .home]])
  func `the key v marks all rows from the last marked row to the selected row`(ways: [KeyPress]) async {
    viewModel.rows = ["one", "two", "three", "four"].map { Row(id: $0, text: Text(verbatim: $0)) }
    let play = await play()
    await play.press(ways[0], .character(" "), ways[1], .character("v"))
    #expect(marked(play).count == 4)
  }

  @Test func `the key v marks only rows that the filter shows, or the selected row if no row is marked`() async {
    let play = await play()
    await play.press(.down, .character("v"))
    #expect(marked(play) == ["two"])
    await play.press(.up, .character("/"))
    await play.type("e")
    await play.press(.enter, .home, .character(" "), .end, .character("v"), .escape)
    #expect(marked(play) == ["one", "two", "three"])
    await play.press(.escape, .home, .character("/"))
    await play.type("e")
    await play.press(.enter, .home, .character("v"), .end, .character("v"), .escape)
    #expect(marked(play) == ["one", "three"])
  }

  @Test func `an asterisk marks all rows that are shown, and a second asterisk removes the marks`() async {
    let play = await play()
    await play.type("/t")
    await play.press(.enter, .character("*"), .escape)
    #expect(marked(play) == ["two", "three"])
    await play.press(.character("*"))
    #expect(marked(play).count == 3)
    await play.press(.character("*"))
    #expect(marked(play) == [])
  }

  @Test func `a command applies to the marked rows in list order, and not to the selected row`() async {
    let play = await play()
    await play.press(.end, .character(" "), .home, .character(" "), .character("d"))
    #expect(dropped.rows == [[0, 2]])
  }

  @Test func `without a marked row, a command applies to the selected row`() async {
    let play = await play()
    await play.press(.down, .character("d"))
    #expect(dropped.rows == [[1]])
  }

  @Test func `a command skips a marked row that a filter hides, and the row is still marked afterwards`() async {
    let play = await play()
    await play.press(.character(" "))
    await play.type("/three")
    await play.press(.tab, .character("d"))
    #expect(dropped.rows == [[2]])
    await play.press(.escape)
    #expect(marked(play) == ["one"])
  }

  @Test func `a command applies to the marked rows that a filter shows`() async {
    let play = await play()
    await play.press(.character("*"))
    await play.type("/t")
    await play.press(.enter, .character("d"))
    #expect(dropped.rows == [[1, 2]])
  }

  @Test func `a deleted row no longer counts as marked`() async {
    let play = await play()
    await play.press(.character(" "), .character(" "))
    viewModel.rows.removeFirst()
    await play.settle()
    #expect(marked(play) == ["two"])
    #expect(play.lines.first?.contains("1 marked") == true)
  }

  @Test func `rows that come back after a deletion are not marked`() async {
    let play = await play()
    let rows = viewModel.rows
    await play.press(.character("*"))
    viewModel.rows = []
    await play.settle()
    viewModel.rows = rows
    await play.settle()
    #expect(marked(play) == [])
  }

  @Test func `Esc removes the marks if there are any, and otherwise goes back`() async {
    let play = await play()
    Place(on: navigation).above.show(Page(ListView.self, ListView.ViewModel(["four"])))
    await play.settle()
    await play.press(.escape, .character(" "), .escape)
    #expect(marked(play) == [])
    #expect(navigation.stack.count == 1)
  }

  @Test func `on a screen without a command for several rows, no row can be marked`() async {
    let play = await play()
    viewModel.commands = [KeyCommand("open", key: .enter, .row { _ in })]
    await play.press(.control("l"), .character(" "), .character("*"))
    #expect(marked(play) == [])
    await play.press(.character("?"))
    #expect(!play.text.contains("mark the row"))
  }
}
