import DataProviders
import Foundation
import Interactors
import Models
import ServiceSupport
import TestSupport
import Testing

/// Cancelling a task that waits for an answer.
///
/// One test at a time: the program that one of them starts could hold connections of the others.
@Suite(.serialized, .turnLimit(10_000))
struct CancelledCallTests {
  @Test(arguments: [ServedStep.silence, .drip([0x20]), .endless([0x0D, 0x0A])])
  func `cancelling ends the call at once and closes the connection`(step: ServedStep) async throws {
    let server = try LoopbackServer { _ in [.text(Misbehaviour.head), step] }
    let provider = MastodonRepliesDataProvider(server: try server.address, limits: .patient, jitter: { 0 })
    let asking = Task { try await provider.account("1") }
    await eventually("the server is asked") { !server.requests.isEmpty }
    asking.cancel()
    await #expect(throws: RepliesError.self) { try await value(of: asking, "the call ends") }
    // The provider is still alive, so it is the request that was ended.
    await server.waitUntilDeserted()
    withExtendedLifetime(provider) {}
  }

  @Test func `a task cancelled before its call leaves no connection open`() async throws {
    let server = try LoopbackServer { request in
      request.target.hasSuffix("/1") ? [.answer(200, text: Misbehaviour.alice), .close] : [.silence]
    }
    // The deadline never passes on this clock.
    let provider = MastodonRepliesDataProvider(server: try server.address, clock: PatientClock(), jitter: { 0 })
    _ = try await provider.account("1")
    for _ in 0..<50 {
      let asking = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await provider.account("2")
      }
      await #expect(throws: RepliesError.self) { try await value(of: asking, "the call ends") }
    }
    // The server accepts connections in order, so after this one it has those before.
    _ = try await provider.account("1")
    await server.waitUntilDeserted()
  }

  @Test func `a child process does not keep the connection open`() async throws {
    let server = try LoopbackServer { _ in [.answer(200, text: Misbehaviour.alice)] }
    var provider: MastodonRepliesDataProvider? = MastodonRepliesDataProvider(
      server: try server.address, limits: .patient, jitter: { 0 })
    _ = try await provider?.account("1")
    // Foundation's `Process` would close what the program inherits.
    var arguments = [strdup("sleep"), strdup("3600"), nil]
    var program: pid_t = 0
    #expect(posix_spawnp(&program, "sleep", nil, nil, &arguments, nil) == 0)
    for argument in arguments { free(argument) }
    provider = nil
    await server.waitUntilDeserted()
    kill(program, SIGKILL)
    waitpid(program, nil, 0)
  }

  @Test func `a pause before a retry can be cancelled`() async throws {
    var limits = ServiceLimits()
    limits.pause = .seconds(3600)
    limits.longestPause = .seconds(3600)
    limits.deadline = .seconds(7200)
    let server = try LoopbackServer { _ in [.error(503, "Later")] }
    let provider = MastodonRepliesDataProvider(server: try server.address, limits: limits, jitter: { 0 })
    let asking = Task { try await provider.account("1") }
    await eventually("the server is asked") { !server.requests.isEmpty }
    asking.cancel()
    await #expect(throws: RepliesError.self) { try await value(of: asking, "the call ends") }
  }
}
