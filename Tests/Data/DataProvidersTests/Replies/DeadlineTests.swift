import DataProviders
import Interactors
import Models
import ServiceSupport
import TestSupport
import Testing

/// The deadline of an answer includes what comes after the transfer.
@Suite(.fewAtOnce, .turnLimit(10_000))
struct DeadlineTests {
  @Test func `an answer that takes too long to decode counts as too late`() async throws {
    // So many posts that decoding them takes far longer.
    let body = SentJSON.context(Array(repeating: "{}", count: 200_000))
    let server = try LoopbackServer { _ in [.answer(200, text: body)] }
    var limits = ServiceLimits()
    limits.deadline = .milliseconds(50)
    limits.descendants = .max
    let provider = MastodonRepliesDataProvider(server: try server.address, limits: limits, jitter: { 0 })
    await #expect(throws: RepliesError.timedOut) { try await provider.replies(to: "0") }
  }

  @Test func `an answer after the deadline counts as too late, even if no timer has ended the wait`() async throws {
    let clock = LateClock()
    let server = try LoopbackServer { _ in
      clock.advance(by: ServiceLimits().deadline)
      return [.answer(200, text: Misbehaviour.alice)]
    }
    let provider = MastodonRepliesDataProvider(server: try server.address, clock: clock, jitter: { 0 })
    await #expect(throws: RepliesError.timedOut) { try await provider.account("1") }
    #expect(server.requests.count == 1)
  }
}
