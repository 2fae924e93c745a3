import Localization
import Navigation
import Observation
import Sessions
import TestSupport
import Testing
import TextUI
import TextUISupport

/// A view of a choice of three sizes, and of a button.
private struct SizesView: TextView {
  /// Holds the size, and records what was chosen.
  @Observable
  final class ViewModel {
    var size = "medium"
    @ObservationIgnored var label: Text? = "Size"
    @ObservationIgnored var sizes = ["small", "medium", "large"]
    /// The number beside each option, if there is one.
    @ObservationIgnored var count: Int?
    /// The options of a second choice, if there is one.
    @ObservationIgnored var colours: [String] = []
    @ObservationIgnored var chosen: [String] = []

    func choose(_ newSize: String) {
      size = newSize
      chosen.append(newSize)
    }
  }

  let viewModel: ViewModel

  var item: NavigationItem { NavigationItem(path: "sizes", title: "Sizes") }

  var screen: Screen {
    let options = viewModel.sizes.map { size in
      let choose = KeyCommand(size, key: .character(size.first ?? " "), .nothing { viewModel.choose(size) })
      return Choice.Option(choose, count: viewModel.count, isChosen: size == viewModel.size)
    }
    let colours = viewModel.colours.map { colour in
      let key = Key.character(colour.first ?? " ")
      let choose = KeyCommand(colour, key: key, .nothing { viewModel.chosen.append(colour) })
      return Choice.Option(choose, isChosen: colour == viewModel.colours.first)
    }
    let done = KeyCommand("done", key: "d", .nothing {})
    let second = colours.isEmpty ? [] : [Element.choice(Choice(label: "Colour", colours))]
    return Screen(
      elements: [.choice(Choice(label: viewModel.label, options))] + second + [.button(done)],
      commands: (options + colours).map(\.command) + [done])
  }
}

/// Choices with a label, as a form has them.
@Suite(.turnLimit)
struct ChoiceTests {
  private let navigation = NavigationController()
  private let viewModel = SizesView.ViewModel()

  init() {
    Place(on: navigation).show(Page(SizesView.self, viewModel))
  }

  /// Clicks on a text that the terminal shows.
  private func click(_ text: String, _ play: FullScreenPlay) async throws {
    await play.press(.click(try position(of: text, play)))
  }

  private func position(of text: String, _ play: FullScreenPlay) throws -> GridPosition {
    let row = try #require(play.lines.firstIndex { $0.contains(text) }, "\(play.text)")
    let start = try #require(play.lines[row].firstRange(of: text)).lowerBound
    let column = play.lines[row].distance(from: play.lines[row].startIndex, to: start)
    return GridPosition(column: column, row: row)
  }

  @Test(
    arguments: [
      ("medium", .left, ["small"]), ("medium", .right, ["large"]), ("small", .left, []), ("large", .right, []),
    ] as [(String, KeyPress, [String])])
  func `an arrow key chooses the adjacent option, and stops at either end`(
    size: String, key: KeyPress, chosen: [String]
  ) async {
    viewModel.size = size
    let play = await FullScreenPlay(on: navigation)
    await play.press(key)
    #expect(viewModel.chosen == chosen)
  }

  @Test func `an arrow key changes the choice that has the focus`() async {
    viewModel.colours = ["red", "blue"]
    let play = await FullScreenPlay(on: navigation)
    await play.press(.tab, .right)
    #expect(viewModel.chosen == ["blue"])
  }

  @Test func `the chosen option is highlighted only while the choice has the focus`() async throws {
    let play = await FullScreenPlay(on: navigation)
    let place = try position(of: "medium", play)
    let style = { play.terminal.picture?.rows[place.row][place.column].style }
    let focused = style()
    await play.press(.tab)
    #expect(style() != focused)
  }

  @Test func `Space chooses the next option`() async {
    let play = await FullScreenPlay(on: navigation)
    await play.press(.character(" "))
    #expect(viewModel.chosen == ["large"])
  }

  @Test func `if the tabs do not fit, the longest name is truncated first`() async {
    viewModel.label = nil
    viewModel.size = "medium, as most of them are"
    viewModel.sizes = ["small", viewModel.size, "large"]
    let play = await FullScreenPlay(on: navigation, columns: 40, rows: 10)
    #expect(play.lines[1] == "   s small [m medium, as mos…] l large", "\(play.text)")
  }

  @Test func `tabs that do not fit keep their keys and their numbers`() async {
    viewModel.label = nil
    viewModel.count = 123
    let play = await FullScreenPlay(on: navigation, columns: 40, rows: 10)
    #expect(play.lines[1] == "   s sma… 123 [m med… 123] l large 123", "\(play.text)")
  }

  @Test func `if the tabs do not fit, they still keep their positions when another tab is chosen`() async {
    viewModel.label = nil
    viewModel.sizes = ["small", "medium, as most of them are", "large, like the last ones"]
    viewModel.size = "small"
    let play = await FullScreenPlay(on: navigation, columns: 40, rows: 10)
    let names = { play.lines[1].replacing(/[\[\]]/, with: " ") }
    let before = names()
    await play.press(.character("m"))
    #expect(viewModel.size == "medium, as most of them are")
    #expect(names() == before)
  }

  @Test func `tabs that just fit are shown in full`() async {
    viewModel.label = nil
    viewModel.sizes = ["s", "medium", "quite large indeed"]
    let play = await FullScreenPlay(on: navigation, columns: 42, rows: 10)
    #expect(play.lines[1] == "   s s  [m medium]  q quite large indeed", "\(play.text)")
  }

  @Test func `a click on an option chooses the option, and a click on the label only moves the focus`() async throws {
    let play = await FullScreenPlay(on: navigation)
    await play.press(.tab)
    try await click("l large", play)
    #expect(viewModel.chosen == ["large"])
    try await click("Size:", play)
    #expect(viewModel.chosen == ["large"])
    #expect(play.lines.contains { $0.hasPrefix("> Size:") })
  }

  @Test func `a click on the former position of an option chooses nothing`() async throws {
    let play = await FullScreenPlay(on: navigation)
    let before = try position(of: "arge", play)
    viewModel.label = nil
    viewModel.size = "small"
    await play.settle()
    #expect(try position(of: "arge", play).column < before.column - 4)
    await play.press(.click(before))
    #expect(viewModel.chosen == [])
  }
}
