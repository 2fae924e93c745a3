import Localization
import Navigation
import Sessions
import TestSupport
import Testing
import TextUISupport

/// The status on every screen, for example that it has not been live since a certain time.
@Suite(.turnLimit)
struct StatusTests {
  private let navigation = NavigationController()

  init() {
    Place(on: navigation).show(Page(PlainView.self, PlainView.ViewModel("Letters", rows: ["a", "b", "c", "d", "e"])))
  }

  @Test func `on the full screen, the status is shown below the list for as long as it is valid`() async {
    let play = await FullScreenPlay(on: navigation)
    navigation.status = "Not live."
    await play.settle()
    #expect(play.text.contains("\n  Not live.\n"))
    navigation.status = nil
    await play.settle()
    #expect(!play.text.contains("Not live."))
  }

  @Test func `line mode prints the status once, when it becomes valid`() async throws {
    let play = Play(on: navigation, staysOpen: true)
    let run = Task.immediate { try await play.run() }
    await play.until { $0.contains("e\n") }
    let before = play.transcript.text
    navigation.status = "Not live."
    await play.until { $0 != before }
    #expect(play.transcript.text == before + "Not live.\n\n")
    play.input.end()
    _ = try await run.value
  }

  @Test func `in JSON, the status is a text element with a separate tone`() async throws {
    navigation.status = "Not live."
    let play = Play(on: navigation, asJSON: true)
    try await play.run()
    #expect(play.transcript.text.contains(#"{"kind":"text","text":"Not live.","tone":"quiet"}"#))
  }
}
