import Localization
import Navigation
import Sessions
import TestSupport
import Testing
import TextUISupport

/// A field whose text is followed by work of the page, such as a search.
@Suite(.turnLimit)
struct FieldWorkTests {
  private let navigation = NavigationController()
  private let viewModel = SearchView.ViewModel()
  private let found = AsyncStream.makeStream(of: String.self)

  init() {
    viewModel.rows = ["old"]
    Place(on: navigation).show(Page(SearchView.self, viewModel))
    viewModel.lookUp = { [stream = found.stream, weak viewModel] in
      for await row in stream {
        viewModel?.rows = [row]
        break
      }
    }
  }

  @Test func `on the full screen, a typed text is shown at once, and the results of the search when they arrive`() async
  {
    let play = await FullScreenPlay(on: navigation, columns: 60, rows: 16)
    await play.type("a")
    #expect(play.lines.contains("> Query: a"))
    #expect(play.text.contains("old") && navigation.top?.work.isBusy == true)
    found.continuation.yield("new")
    await eventually("what was found is shown") { play.text.contains("new") }
    #expect(navigation.top?.work.isBusy == false)
  }

  @Test func `the first row that a search finds is selected, and stays selected when the search is cleared`() async {
    viewModel.rows = ["first", "second", "third"]
    let play = await FullScreenPlay(on: navigation, columns: 60, rows: 16)
    await play.press(.tab, .tab, .down, .down)
    #expect(play.lines.contains("> third"))
    viewModel.rows = ["second", "third"]
    viewModel.searched = "d"
    await eventually("the first row found is selected") { play.lines.contains("> second") }
    viewModel.rows = ["first", "second", "third"]
    viewModel.searched = ""
    // The other rows are not marked as changed.
    await eventually("all rows are back") { play.lines.contains("  first") }
    #expect(play.lines.contains("> second"))
  }

  @Test(arguments: [false, true])
  func `in line mode, the results of a search are printed in the answer to the typed text`(asJSON: Bool) async throws {
    let play = Play(["set query ab", "show"], on: navigation, asJSON: asJSON)
    let run = Task { try await play.run() }
    await eventually("the page searches") { navigation.top?.work.isBusy == true }
    #expect(!play.transcript.text.contains("> show"))
    found.continuation.yield("new")
    #expect(try await value(of: run, "the session ends"))
    let answer = play.transcript.text.split(separator: "> ")[1]
    #expect(answer.contains("ab") && answer.contains("new"))
  }

  @Test func `if a typed text is refused, no search is started`() async {
    let play = await FullScreenPlay(on: navigation, columns: 60, rows: 16)
    await play.type("n")
    found.continuation.yield("new")
    await eventually("the search ends") { navigation.top?.work.isBusy == false }
    await play.type("o")
    #expect(play.lines.contains("> Query: n") && play.text.contains("Not that."))
    #expect(navigation.top?.work.isBusy == false)
  }
}
