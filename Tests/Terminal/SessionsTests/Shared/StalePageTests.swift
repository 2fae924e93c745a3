import Changes
import Localization
import Navigation
import Sessions
import TestSupport
import Testing
import TextUISupport

/// When a page whose data has changed is loaded again.
@Suite(.turnLimit)
struct StalePageTests {
  private let navigation = NavigationController()
  private let dataDidChange = ObserverSet<Void>()
  private let below = PlainView.ViewModel("Below")
  private let top = PlainView.ViewModel("Top")

  init() {
    let place = Place(on: navigation)
    place.show(Page(PlainView.self, below, load: below.load), reloadingOn: dataDidChange)
    place.above.show(Page(PlainView.self, top, load: top.load), reloadingOn: dataDidChange)
  }

  @Test func `after a change, the page in front loads again at once, and other pages load when they are shown`() async {
    await navigation.settle()
    dataDidChange.notify()
    await navigation.settle()
    #expect((below.loads, top.loads) == (1, 2))
    navigation.goBack()
    await navigation.settle()
    #expect((below.loads, top.loads) == (2, 2))
    await navigation.settle()
    #expect(below.loads == 2)
  }

  @Test func `if many changes occur during a load, only one more load follows`() async {
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    top.onLoad = { for await _ in gate {} }
    dataDidChange.notify()
    navigation.top?.loadIfStale()
    for _ in 1...1000 {
      dataDidChange.notify()
      navigation.top?.loadIfStale()
    }
    #expect(top.loads == 2)
    opener.finish()
    await navigation.settle()
    #expect(top.loads == 3)
  }

  @Test func `when data change without a command, the full screen loads the page again`() async {
    let play = await FullScreenPlay(on: navigation, columns: 60, rows: 16)
    dataDidChange.notify()
    await eventually("the change is loaded") { top.loads == 2 }
    navigation.goBack()
    await eventually("so is the page below") { below.loads == 2 && play.text.contains("Below") }
  }

  @Test func `when data change without a command, line mode loads the page again`() async throws {
    let play = Play([], on: navigation, staysOpen: true)
    let run = Task { try await play.run() }
    await play.until { $0.contains("Top") }
    dataDidChange.notify()
    await eventually("the change is loaded") { top.loads == 2 }
    play.input.end()
    _ = try await run.value
  }
}
