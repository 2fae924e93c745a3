import Sessions
import Testing
import TextUI
import TextUISupport
import Tracing

struct TracePaneTests {
  private let navigation = NavigationController()

  private func play(rows: Int) async -> FullScreenPlay {
    await Trace.follow(with: Trace()) {
      Place(on: navigation).show(Page(ListView.self, ListView.ViewModel(["a", "b"])))
      return await FullScreenPlay(on: navigation, columns: 60, rows: rows)
    }
  }

  @Test func `below the screen stands what the last key has caused, in one text`() async {
    let play = await play(rows: 20)
    await play.press(.down)
    #expect(Array(play.lines[16...]) == [String(repeating: "─", count: 60), "↓ → draw ListView", "", ""])
  }

  @Test func `if there is more than fits, the newest steps are shown`() async {
    let play = await play(rows: 18)
    #expect(play.lines[17] == "→ draw ListView")
  }

  @Test func `a small terminal keeps all its rows for the screen`() async {
    let play = await play(rows: 16)
    await play.press(.down)
    #expect(!play.text.contains("→ draw"))
  }
}
