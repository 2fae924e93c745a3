import Changes
import Fakes
import Localization
import Models
import Navigation
import Sessions
import TestSupport
import Testing
import TextUISupport

/// The state in which the user left a screen is restored, although no view model knows of it.
@Suite(.turnLimit)
struct RestorationTests {
  private func play(at path: String) async -> (App, FullScreenPlay) {
    let app = App(at: path)
    await app.settle()
    return (app, await FullScreenPlay(on: app.navigation))
  }

  private func selected(_ play: FullScreenPlay) -> String? { play.lines.first { $0.hasPrefix("> ") } }

  @Test func `a screen that is opened again selects the same row`() async {
    let (_, play) = await play(at: "groups")
    await play.press(.enter, .down)
    let row = selected(play)
    await play.press(.escape, .enter)
    #expect(selected(play) == row)
  }

  @Test func `a row that is selected on the second visit of a screen is selected again on the third`() async {
    let (_, play) = await play(at: "groups")
    await play.press(.enter, .down, .escape, .enter, .down)
    let row = selected(play)
    await play.press(.escape, .enter)
    #expect(selected(play) == row)
  }

  @Test func `a filter is restored when its list is shown again`() async {
    let (_, play) = await play(at: "")
    await play.press(.down, .down, .enter)
    await play.type("/cap")
    await play.press(.enter, .enter, .escape, .character("q"), .enter)
    #expect(play.lines[0].contains("/cap"), "\(play.text)")
  }

  @Test func `if the selected row was deleted before the screen was left, the row at its position is selected`() async {
    let navigation = NavigationController()
    Place(on: navigation).show(Page(PlainView.self, PlainView.ViewModel("Root")))
    let play = await FullScreenPlay(on: navigation)
    let viewModel = PlainView.ViewModel("Page", path: "page", rows: ["a", "b", "c"])
    func visit() async {
      Place(on: navigation).show(Page(PlainView.self, viewModel))
      await play.press(.down)
    }
    await visit()
    await play.press(.down)
    #expect(selected(play) == "> b")
    viewModel.rows = ["a", "c"]
    await play.press(.character("q"))
    await visit()
    #expect(selected(play) == "> c")
  }

  @Test func `the visible part of a list is restored`() async {
    let navigation = NavigationController()
    Place(on: navigation).show(Page(PlainView.self, PlainView.ViewModel("Root")))
    let play = await FullScreenPlay(on: navigation, rows: 12)
    let viewModel = PlainView.ViewModel("Page", path: "page", rows: (1...30).map { "row \($0)" })
    func visit() async {
      Place(on: navigation).show(Page(PlainView.self, viewModel))
      await play.press(.down)
    }
    await visit()
    await play.press(.end, .up, .up, .up)
    let lines = play.lines
    await play.press(.character("q"))
    await visit()
    #expect(play.lines == lines, "\(play.text)")
  }

  @Test func `selections are remembered for the last hundred paths only`() async {
    let navigation = NavigationController()
    Place(on: navigation).show(Page(PlainView.self, PlainView.ViewModel("Root")))
    let play = await FullScreenPlay(on: navigation)
    func visit(_ number: Int) async {
      Place(on: navigation).show(
        Page(PlainView.self, PlainView.ViewModel("Page", path: "\(number)", rows: ["a", "b"])))
      await play.press(.down)
    }
    for number in 0...100 {
      await visit(number)
      await play.press(.down, .character("q"))
    }
    await visit(0)
    #expect(selected(play) == "> a")
    await play.press(.character("q"))
    await visit(100)
    #expect(selected(play) == "> b")
  }

  @Test func `going back from a screen that a path opened selects the row of this screen`() async {
    let (_, play) = await play(at: "groups/\(Group.sampleEmpty.id)")
    await play.press(.escape)
    #expect(selected(play)?.contains(Group.sampleEmpty.name) == true, "\(play.text)")
  }

  @Test func `once the user has pressed a key, a reload does not select the remembered row again`() async {
    let (app, play) = await play(at: "groups")
    await play.press(.enter, .down, .escape, .enter)
    let row = selected(play)
    await play.press(.up)
    let above = selected(play)
    #expect(above != row)
    app.provider.groupsDidChange.notify()
    await play.settle()
    #expect(selected(play) == above)
  }

  /// Selects the second of three rows, leaves the screen, and shows it again with other rows.
  private func playOnSecondVisit(with rows: [String]) async -> (ListView.ViewModel, FullScreenPlay) {
    let navigation = NavigationController()
    Place(on: navigation).show(Page(PlainView.self, PlainView.ViewModel("Root")))
    let play = await FullScreenPlay(on: navigation)
    let viewModel = ListView.ViewModel(["a", "b", "c"])
    Place(on: navigation).show(Page(ListView.self, viewModel))
    await play.settle()
    await play.press(.down, .character("q"))
    viewModel.rows = ListView.ViewModel(rows).rows
    Place(on: navigation).show(Page(ListView.self, viewModel))
    await play.settle()
    return (viewModel, play)
  }

  @Test func `the selected row is restored even if the list is loaded late`() async {
    let (viewModel, play) = await playOnSecondVisit(with: [])
    viewModel.rows = ListView.ViewModel(["a", "b"]).rows
    await play.settle()
    #expect(play.lines.contains(">+b"), "\(play.text)")
  }

  @Test func `if the selected row was deleted after the screen was left, the first row is selected`() async {
    let (_, play) = await playOnSecondVisit(with: ["a", "c"])
    #expect(selected(play) == "> a", "\(play.text)")
  }
}
