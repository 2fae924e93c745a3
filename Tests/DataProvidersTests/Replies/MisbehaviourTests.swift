import DataProviders
import Foundation
import Interactors
import Models
import ServiceSupport
import Testing

/// Whatever a server does, the client says in time what came of it.
@Suite(.timeLimit(.minutes(1)))
struct MisbehaviourTests {
  @Test(
    arguments: Misbehaviour.slow + Misbehaviour.broken + Misbehaviour.unreadable + Misbehaviour.statuses
      + Misbehaviour.redirects)
  func `every answer has its outcome`(misbehaviour: Misbehaviour) async throws {
    let server = try LoopbackServer(answer: misbehaviour.answer)
    let time = ContinuousClock()
    let begin = time.now
    // Where the time is to run out it runs out soon; where it is not, a slow machine has enough of it.
    let deadline: Duration = misbehaviour.outcome == .failure(.timedOut) ? .milliseconds(300) : .seconds(30)
    #expect(await outcome(of: try server.address, deadline: deadline) == misbehaviour.outcome)
    #expect(begin.duration(to: time.now) < deadline + .seconds(10))
    // The client has gone, and every connection with it.
    await server.untilDeserted()
  }

  @Test func `a server that is not there cannot be reached`() async throws {
    #expect(await outcome(of: try ServerAddress(LoopbackServer.refusingOrigin())) == .unreachable)
    #expect(await outcome(of: try ServerAddress("https://nobody.invalid")) == .unreachable)
  }

  @Test func `a server that does not encrypt cannot be reached as if it did`() async throws {
    let server = try LoopbackServer { _ in [.answer(200, text: Misbehaviour.alice)] }
    let address = try ServerAddress(server.origin.replacing("http:", with: "https:"))
    #expect(await outcome(of: address) == .unreachable)
    #expect(server.requests.isEmpty)
  }

  private func outcome(
    of server: ServerAddress, deadline: Duration = .seconds(30)
  ) async -> Misbehaviour.Outcome {
    var limits = ServiceLimits()
    limits.deadline = deadline
    limits.pause = .milliseconds(1)
    let provider = MastodonRepliesDataProvider(
      server: server, limits: limits, now: { Misbehaviour.reset.addingTimeInterval(-3600) }, jitter: { 0.5 })
    do throws(RepliesError) {
      let account = try await provider.account("1")
      #expect(account == Account(id: "1", name: "alice", displayName: "Alice", followers: 1, following: 2, posts: 3))
      return .alice
    } catch .unreachable(let reason) {
      #expect(!reason.isEmpty)
      return .unreachable
    } catch {
      return .failure(error)
    }
  }
}
