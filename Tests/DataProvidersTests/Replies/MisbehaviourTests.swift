import DataProviders
import Foundation
import Interactors
import Models
import ServiceSupport
import Testing

/// The client reports an outcome, whatever the server does; one that never came would meet the time limit of the suite.
@Suite(.timeLimit(.minutes(1)))
struct MisbehaviourTests {
  @Test(
    arguments: Misbehaviour.slow + Misbehaviour.broken + Misbehaviour.unreadable + Misbehaviour.statuses
      + Misbehaviour.redirects)
  func `every misbehaviour has its outcome`(misbehaviour: Misbehaviour) async throws {
    let server = try LoopbackServer(answer: misbehaviour.answer)
    // Short where a timeout is expected, and otherwise long enough for a slow machine.
    let deadline: Duration = misbehaviour.outcome == .failure(.timedOut) ? .milliseconds(300) : .seconds(30)
    #expect(await outcome(of: try server.address, deadline: deadline) == misbehaviour.outcome)
    // The client has been released, and must have closed all its connections.
    await server.untilDeserted()
  }

  @Test func `a server that does not exist is unreachable`() async throws {
    #expect(await outcome(of: try ServerAddress(LoopbackServer.refusingOrigin())) == .unreachable)
    #expect(await outcome(of: try ServerAddress("https://nobody.invalid")) == .unreachable)
  }

  @Test func `a server without encryption is unreachable over HTTPS`() async throws {
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
