import Fakes
import Foundation
import Gallery
import Localization
import Navigation
import Sessions
import TestSupport
import Testing
import TextUISupport
import TextViews
import ViewModels

/// The keys of a question: each does what a button says.
@Suite(.turnLimit)
struct QuestionKeysTests {
  private let coordinator = QuestionFakeCoordinator()

  private func play(cancel: Text? = "Stay") async -> FullScreenPlay {
    let question = Question(title: "Leave", message: "Leave “A”?", confirm: "Go", cancel: cancel)
    let navigation = GalleryState(named: "groups/loaded")?.navigation ?? NavigationController()
    Place(on: navigation).show(
      Page(QuestionView.self, QuestionViewModel(question: question, coordinator: coordinator)))
    return await FullScreenPlay(on: navigation)
  }

  @Test(
    arguments: [
      ([.enter], false), ([.escape], false), ([.character("q")], false), ([.character("n")], false),
      ([.character("y")], true), ([.up, .enter], true), ([.tab, .enter], true), ([.tab, .escape], false),
      ([.tab, .character("n")], false),
    ] as [([KeyPress], Bool)])
  func `the key of a button gives the same answer as the button`(keys: [KeyPress], answer: Bool) async {
    let play = await play()
    for key in keys { await play.press(key) }
    #expect(coordinator.calls == [.finish(answer)])
  }

  @Test(arguments: [KeyPress.enter, .escape, .character("q")])
  func `Enter, Esc and q all give the only answer of a question`(key: KeyPress) async {
    let play = await play(cancel: nil)
    #expect(play.text.contains("> [ Go ]  Enter Esc "))
    #expect(play.lines.last == "  Enter Esc Go  ? Keys")
    await play.press(key)
    #expect(coordinator.calls == [.finish(true)])
  }

  @Test(arguments: [("[ Go ]", true), ("[ Stay ]", false)])
  func `a click on a button gives the answer of that button`(button: String, answer: Bool) async throws {
    let play = await play()
    let row = try #require(play.lines.firstIndex { $0.contains(button) })
    let line = play.lines[row]
    let start = try #require(line.range(of: button)).lowerBound
    let column = line.distance(from: line.startIndex, to: start)
    await play.press(.click(GridPosition(column: 3, row: row)), .click(GridPosition(column: column, row: row)))
    #expect(coordinator.calls == [.finish(answer)])
  }

  @Test(arguments: [KeyPress.alt("y"), .alt("n"), .paste("y"), .control("y")])
  func `neither a key combination nor a paste answers a question`(key: KeyPress) async {
    let play = await play()
    await play.press(key)
    #expect(coordinator.calls == [])
  }
}
