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
  func `settings that wait for an answer to their warning are freed a turn after the user leaves`(
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

  @Test func `a game that waits for its settings is freed a turn after the user leaves`() async {
    let app = App(at: "matches")
    let game = Lifetime(ofTopOf: app)
    app.give("settings")
    app.navigation.popAll()
    await eventually("the game is freed") { game.alive.isEmpty }
    #expect(game.alive == [])
  }
}
