import Coordinators
import Interactors
import Models
import Navigation
import TestSupport
import Testing
import TextUISupport
import ViewModels

/// A screen that waits for an answer is freed when it gets one, also if that is none.
@Suite(.turnLimit)
struct MatchesLifetimeTests {
  /// A flow that waits holds its screen until it gets the answer, which takes one more turn.
  @Test(arguments: [LifetimeTests.WayOut.popToRoot, .popAll])
  func `if the user leaves while the settings show a warning, the settings are freed one turn later`(
    way: LifetimeTests.WayOut
  ) async {
    let app = App(at: "matches/settings")
    await app.settle()
    let settings = Lifetime(ofTopOf: app)
    app.give("strategy smart")
    app.fill("initial", with: "17")
    app.give("done")
    way.take(app)
    await eventually("the settings are freed") { settings.alive.isEmpty }
    #expect(settings.alive == [])
  }

  @Test func `if the user leaves while the game waits for its settings, the game is freed one turn later`() async {
    let app = App(at: "matches")
    let game = Lifetime(ofTopOf: app)
    app.give("settings")
    app.navigation.popAll()
    await eventually("the game is freed") { game.alive.isEmpty }
    #expect(game.alive == [])
  }
}
