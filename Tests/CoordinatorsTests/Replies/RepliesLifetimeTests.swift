import Coordinators
import Fakes
import Interactors
import Models
import TestSupport
import Testing
import TextUISupport
import Texts
import ViewModels

/// The replies app frees a screen that is left, also while it loads; ``WaysOutTests`` leaves every screen in every way.
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

  @Test func `a profile that is left while it loads is freed when the answer arrives`() async {
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
