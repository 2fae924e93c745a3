import Coordinators
import Fakes
import Foundation
import Interactors
import Models
import Navigation
import TestSupport
import Testing
import TextUI
import TextUISupport
import ViewModels

/// The replies are left in the middle of what they are doing.
///
/// Each run is a separate process, in which the seed determines the order of all tasks.
struct RandomLeavingTests {
  @Test(arguments: TestRun.seeds(1, 2))
  func `a screen that is left at random moments is freed, gets no answer, and leaves nothing running`(seed: UInt64)
    async
  {
    await #expect(processExitsWith: .success) { [seed] in
      #expect(SeededOrder.begin(seed: seed))
      await Self.leave(seed: seed)
    }
  }

  private static func leave(seed: UInt64) async {
    var random = SeededGenerator(seed: seed)
    for round in 1...TestRun.steps(100, long: 5_000) {
      if let complaint = await leaveOnce(using: &random) {
        Issue.record("round \(round): \(complaint)")
        return
      }
    }
  }

  /// Gives some random commands, leaves, and lets every call answer.
  ///
  /// - Returns: What is wrong then, if anything.
  private static func leaveOnce(using random: inout SeededGenerator) async -> String? {
    let posts = (0..<8).flatMap { index in
      let time = WallClock.sampleTime - Double(index) * 1000
      return [
        Post(id: "p\(index)", author: .sample, text: "", created: time, replyCount: 1),
        Post(id: "r\(index)", author: .sampleBob, text: "", created: time, inReplyTo: "p\(index)"),
      ]
    }
    let provider = RepliesFakeDataProvider(posts: posts, pageSize: 3)
    if Bool.random(using: &random) {
      provider.failures[.posts(by: "1", at: PostsPage.Cursor("p2"))] = RepliesError.samples.randomElement(
        using: &random)
    }
    let app = App(at: "", replies: provider)
    app.give("open", row: AppName.allCases.firstIndex(of: .replies) ?? 0)
    provider.holdAnswers()
    for _ in 0..<Int.random(in: 0..<8, using: &random) {
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1:
        fill("username", with: ["alice", "quiet", "nobody"].randomElement(using: &random) ?? "alice", on: app)
        app.give("go")
      case 2: app.give("more")
      case 3: app.give("author")
      case 4: app.give("retry")
      default:
        if let call = provider.heldCalls.randomElement(using: &random) { _ = provider.answer(call) }
      }
      await turns(.random(in: 0..<12, using: &random))
    }

    // A profile may stand above by now; the replies are left with it.
    let lifetime = Lifetime(of: app.navigation.stack.first, in: app)
    guard
      lifetime.all.isSuperset(of: ["Page<RepliesView>", "RepliesViewModel", "RepliesInteractor", "RepliesCoordinator"])
    else { return "the replies were not found: \(lifetime.all)" }
    app.startOver()
    // The page and its work are freed in the same turn, what waits for an answer together with the answer.
    let outliving = lifetime.alive.intersection(["Page<RepliesView>", "Work"])
    if !outliving.isEmpty { return "\(outliving) outlive the screen" }
    let calls = provider.calls.count
    provider.answerAll()
    // Far more turns than all the tasks need; a wait for the end of the last one would hide work that goes on.
    await turns(300)
    if app.navigation.stack.count != 1 { return "something was shown afterwards" }
    if provider.calls.count != calls { return "the service was asked afterwards: \(provider.calls[calls...])" }
    return lifetime.alive.isEmpty ? nil : "\(lifetime.alive) are still alive"
  }

  /// Types into a field of the screen on top, if it is there.
  private static func fill(_ name: String, with text: String, on app: App) {
    guard let field = app.navigation.top?.screen.fields.first(where: { $0.name == name }) else { return }
    do { try field.edit(text) } catch { Issue.record(error) }
  }
}
