import Coordinators
import Fakes
import Interactors
import Models
import TestSupport
import Testing
import TextUISupport
import Texts
import ViewModels

/// Each screen of the replies app frees its whole calçot in the turn in which it is left.
@Suite(.turnLimit)
struct RepliesLifetimeTests {
  private func app() async -> App {
    let app = App(at: "replies/@alice")
    await app.settle()
    return app
  }

  @Test(arguments: [LifetimeTests.WayOut.command("back"), .popAll])
  func `the replies are freed when they are left`(way: LifetimeTests.WayOut) async {
    let app = await app()
    let replies = Lifetime(ofTopOf: app)
    #expect(
      replies.alive.isSuperset(of: [
        "Page<RepliesView>", "Work", "RepliesViewModel", "RepliesInteractor", "RepliesCoordinator",
      ]))
    way.take(app)
    #expect(replies.alive == [])
  }

  @Test(arguments: ["profile", "author"], [LifetimeTests.WayOut.command("back"), .popToRoot, .popAll])
  func `a profile is freed when it is left`(command: String, way: LifetimeTests.WayOut) async {
    let app = await app()
    app.give(command)
    await app.settle()
    let profile = Lifetime(ofTopOf: app)
    #expect(profile.alive.isSuperset(of: ["Page<ProfileView>", "Work", "ProfileInteractor"]))
    way.take(app)
    #expect(profile.alive == [])
  }

  @Test(arguments: [LifetimeTests.WayOut.command("back"), .popToRoot, .popAll])
  func `a reply in full is freed when it is left`(way: LifetimeTests.WayOut) async {
    let app = await app()
    let replies = Lifetime(ofTopOf: app)
    app.give("open")
    app.give("next")
    let reader = Lifetime(ofTopOf: app)
    #expect(reader.alive.isSuperset(of: ["Page<ReaderView>", "Work", "ReaderViewModel", "ReaderCoordinator"]))
    way.take(app)
    // The list, which the reader only walks through, goes with its own screen.
    #expect(reader.alive.isSubset(of: replies.alive))
    #expect(reader.alive.isDisjoint(with: ["Page<ReaderView>", "Work", "ReaderViewModel", "ReaderCoordinator"]))
  }

  @Test func `a profile that is left while it loads is freed when the answer comes`() async {
    let app = await app()
    app.give("profile")
    await app.settle()
    app.replies.holdAnswers()
    app.give("refresh")
    let profile = Lifetime(ofTopOf: app)
    app.navigation.popToRoot()
    #expect(!profile.alive.contains("Page<ProfileView>"))
    app.replies.answerAll()
    await eventually("the profile is freed") { profile.alive.isEmpty }
  }
}
