import Localization
import Navigation
import Observation
import Sessions
import TestSupport
import Testing
import TextUI
import TextUISupport

/// The columns of a list.
@Suite(.turnLimit)
struct RowColumnsTests {
  private let navigation = NavigationController()
  private let viewModel = ListView.ViewModel([])

  init() {
    Place(on: navigation).show(Page(ListView.self, viewModel))
    viewModel.rows = [
      Row(id: "1", text: "Capitals", details: [.number("10 cards"), .share(percent: 50, "50%")], hasDisclosure: true),
      Row(
        id: "2", text: "Irregular Verbs", details: [.number("5 cards"), .share(percent: 1, "1%")], hasDisclosure: true),
    ]
  }

  private func rows(columns: Int) async -> [String] {
    let play = await FullScreenPlay(on: navigation, columns: columns)
    return Array(play.lines[2...3])
  }

  @Test func `numbers are right-aligned, and shares are drawn as bars`() async {
    #expect(
      await rows(columns: 80) == [
        "> Capitals         10 cards  ━━━━━───── 50% ›",
        "  Irregular Verbs   5 cards  ━─────────  1% ›",
      ])
  }

  @Test func `if the window is too narrow, the bars are left out first, then the numbers, but never the shares`() async
  {
    viewModel.rows = viewModel.rows.map {
      Row(id: $0.id, text: "\($0.text) and Others", details: $0.details, hasDisclosure: true)
    }
    #expect(await rows(columns: 46)[0] == "> Capitals and Others         10 cards  50% ›")
    #expect(await rows(columns: 41)[0] == "> Capitals and Others         50% ›")
  }

  @Test func `text that is too long is truncated, and the columns stay aligned`() async {
    viewModel.rows.append(
      Row(
        id: "3", text: Text(verbatim: String(repeating: "long ", count: 40)),
        details: [.number("7 cards"), .share(percent: 100, "100%")], hasDisclosure: true))
    let rows = await FullScreenPlay(on: navigation).lines[2...4]
    #expect(Set(rows.map(\.count)) == [79])
    #expect(rows.last?.hasSuffix("…   7 cards  100% ›") == true)
  }

  @Test func `text next to the name can be truncated, but a number is shown in full or not at all`() async {
    viewModel.rows = [
      Row(id: "1", text: "Groups", details: [.text("overview, detail and people picker on a store")]),
      Row(id: "2", text: Text(verbatim: String(repeating: "n", count: 20)), details: [.number("1,234,567 members")]),
    ]
    let rows = await rows(columns: 40)
    #expect(rows[0].hasSuffix("  overview, deta…"))
    #expect(!rows[1].contains("1,234"))
  }

  @Test func `if a list is wider than the window, its columns adapt to longer names`() async {
    let play = await FullScreenPlay(on: navigation)
    viewModel.rows = (1...60).map { Row(id: "\($0)", text: "The name of row number \($0)", details: [.number("10")]) }
    await play.settle()
    #expect(play.text.contains("The name of row number 2  "), "\(play.text)")
  }

  @Test func `scrolling does not move the columns`() async {
    viewModel.rows = (1...60).map {
      Row(
        id: "\($0)", text: $0 == 60 ? "The widest of all names in this long list" : "Row \($0)",
        details: [.number("\($0 + 10)")])
    }
    let play = await FullScreenPlay(on: navigation)
    let width = play.lines[4].count
    await play.press(.end)
    #expect(
      play.lines.contains { $0.hasPrefix("> The widest of all names in this…") && $0.count == width }, "\(play.text)")
  }
}
