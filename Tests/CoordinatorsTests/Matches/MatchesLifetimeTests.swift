import Coordinators
import Interactors
import Models
import Navigation
import TestSupport
import Testing
import TextUISupport
import ViewModels

/// Each calçot of the match game is freed in the turn in which it is left, whichever way.
@Suite(.turnLimit)
struct MatchesLifetimeTests {
  private static let questionParts: Set = [
    "Page<QuestionView>", "Work", "QuestionCoordinator", "Answer<Bool>",
  ]

  @Test(arguments: [LifetimeTests.WayOut.command("back"), .popAll, .popToRoot])
  func `the match game is freed when it is left`(way: LifetimeTests.WayOut) {
    let app = App(at: "")
    app.open(.matches)
    app.give("take 1")
    let game = Lifetime(ofTopOf: app)
    #expect(
      game.alive.isSuperset(of: [
        "Page<MatchesView>", "Work", "MatchesViewModel", "MatchesInteractor", "MatchesCoordinator",
      ]))
    way.take(app)
    #expect(game.alive == [])
  }

  @Test(arguments: [LifetimeTests.WayOut.command("done"), .command("back"), .popToRoot, .popAll])
  func `the match settings are freed when they are left`(way: LifetimeTests.WayOut) async {
    let app = App(at: "matches/settings")
    await app.settle()
    app.give("strategy smart")
    let settings = Lifetime(ofTopOf: app)
    #expect(
      settings.alive.isSuperset(of: [
        "Page<MatchSettingsView>", "Work", "MatchSettingsViewModel", "MatchSettingsCoordinator",
        "Answer<MatchSettings>",
      ]))
    way.take(app)
    #expect(settings.alive == [])
  }

  @Test(arguments: [LifetimeTests.WayOut.command("confirm"), .command("back"), .popToRoot, .popAll])
  func `the end of a match game is freed when it is answered or left`(way: LifetimeTests.WayOut) {
    let app = App(at: "matches")
    for _ in 0..<4 { app.give("take 3") }
    app.give("take 2")
    let end = Lifetime(ofTopOf: app)
    #expect(end.alive.isSuperset(of: Self.questionParts))
    way.take(app)
    #expect(end.alive == [])
  }

  @Test(arguments: [LifetimeTests.WayOut.command("confirm"), .command("cancel"), .popToRoot, .popAll])
  func `the warning before a lost game is freed when it is answered or left`(way: LifetimeTests.WayOut) async {
    let app = App(at: "matches/settings")
    await app.settle()
    app.give("strategy smart")
    app.fill("initial", with: "17")
    app.give("done")
    let warning = Lifetime(ofTopOf: app)
    #expect(warning.alive.isSuperset(of: Self.questionParts))
    way.take(app)
    #expect(warning.alive == [])
  }

  /// A flow that waits for an answer holds its screen until it is told, which takes one more turn.
  @Test(arguments: [LifetimeTests.WayOut.popToRoot, .popAll])
  func `settings that wait for an answer to their warning are freed a turn later`(way: LifetimeTests.WayOut) async {
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

  @Test func `a game that waits for its settings is freed a turn later`() async {
    let app = App(at: "matches")
    let game = Lifetime(ofTopOf: app)
    app.give("settings")
    app.navigation.popAll()
    await eventually("the game is freed") { game.alive.isEmpty }
    #expect(game.alive == [])
  }
}
