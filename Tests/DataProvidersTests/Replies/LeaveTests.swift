import DataProviders
import Foundation
import Interactors
import Models
import ServiceSupport
import Testing

/// What happens when a task that waits for an answer is cancelled.
@Suite(.timeLimit(.minutes(10)))
struct LeaveTests {
  @Test(arguments: [ServedStep.silence, .drip([0x20]), .endless([0x0D, 0x0A])])
  func `cancelling ends the call at once and closes the connection`(step: ServedStep) async throws {
    let server = try LoopbackServer { _ in [.text(Misbehaviour.head), step] }
    let provider = MastodonRepliesDataProvider(server: try server.address, jitter: { 0 })
    let asking = Task { try await provider.account("1") }
    await server.untilAsked()
    asking.cancel()
    await #expect(throws: RepliesError.self) { try await asking.value }
    // The provider is still alive, so it is the request that was ended.
    await server.untilDeserted()
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
      await #expect(throws: RepliesError.self) { try await asking.value }
    }
    await server.untilDeserted()
  }

  @Test func `a pause before a retry can be cancelled`() async throws {
    var limits = ServiceLimits()
    limits.pause = .seconds(3600)
    limits.longestPause = .seconds(3600)
    limits.deadline = .seconds(7200)
    let server = try LoopbackServer { _ in [.error(503, "Later")] }
    let provider = MastodonRepliesDataProvider(server: try server.address, limits: limits, jitter: { 0 })
    let asking = Task { try await provider.account("1") }
    await server.untilAsked()
    asking.cancel()
    await #expect(throws: RepliesError.self) { try await asking.value }
  }

  /// Each provider is released by its only caller, so its thread may end while a call is being cancelled.
  @Test func `a provider released by its only caller still completes the call`() async throws {
    let rounds = ProcessInfo.processInfo.environment["LEAVES"].flatMap { Int($0) } ?? 200
    let server = try LoopbackServer { _ in [.answer(200, text: Misbehaviour.alice)] }
    let address = try server.address
    for round in 0..<rounds {
      let asking = Task { try await MastodonRepliesDataProvider(server: address, jitter: { 0 }).account("1") }
      for _ in 0..<round % 40 { await Task.yield() }
      asking.cancel()
      _ = await asking.result
    }
    await server.untilDeserted()
  }

  /// The environment variable `LEAVES` sets the number of rounds; the default is 200.
  @Test func `cancelling calls at random moments leaves nothing behind`() async throws {
    let environment = ProcessInfo.processInfo.environment
    let seed = environment["SEED"].flatMap { UInt64($0) } ?? .random(in: 0 ... .max)
    let rounds = environment["LEAVES"].flatMap { Int($0) } ?? 200
    var random = SeededGenerator(seed: seed)
    let server = try LoopbackServer { request in
      let id = request.path.last ?? ""
      return switch Int(id).map({ $0 % 5 }) {
      case 0: [.silence]
      case 1: [.text(Misbehaviour.head + "Content-Length: 90000\r\n\r\n"), .drip([0x20])]
      case 2: [.reset]
      default: [.answer(200, text: Misbehaviour.alice.replacing(#""id":"1""#, with: #""id":"\#(id)""#))]
      }
    }
    var provider: MastodonRepliesDataProvider? = MastodonRepliesDataProvider(server: try server.address, jitter: { 0 })
    var asking: [(round: Int, task: Task<Account.ID?, Never>)] = []
    func leave(at place: Int) async {
      let (round, task) = asking.remove(at: place)
      task.cancel()
      guard let answer = await task.value else { return }
      // A call that finished before it was cancelled must have its own answer, and one that the server did send.
      #expect(answer == String(round) && round % 5 > 2, "SEED=\(seed)")
    }
    for round in 0..<rounds {
      let task = Task { [provider] in
        do { return try await provider?.account(String(round)).id } catch { return nil }
      }
      asking.append((round, task))
      for _ in 0..<Int.random(in: 0...30, using: &random) { await Task.yield() }
      if asking.count > 8 { await leave(at: Int.random(in: 0..<asking.count, using: &random)) }
    }
    while !asking.isEmpty { await leave(at: 0) }
    provider = nil
    await server.untilDeserted()
  }
}
