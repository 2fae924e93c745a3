import DataProviders
import Foundation
import Interactors
import Models
import ServiceSupport
import Testing

/// What happens when somebody who waits for an answer goes.
@Suite(.timeLimit(.minutes(10)))
struct LeaveTests {
  @Test(arguments: [ServedStep.silence, .drip([0x20]), .endless([0x0D, 0x0A])])
  func `who goes is let go at once, and the connection closed`(step: ServedStep) async throws {
    let server = try LoopbackServer { _ in [.text(Misbehaviour.head), step] }
    let provider = MastodonRepliesDataProvider(server: try server.address, jitter: { 0 })
    let asking = Task { try await provider.account("1") }
    await server.untilAsked()
    asking.cancel()
    await #expect(throws: RepliesError.self) { try await asking.value }
    // The provider is still there: it is the request that was ended.
    await server.untilDeserted()
    withExtendedLifetime(provider) {}
  }

  @Test func `who has gone before asks nobody for long`() async throws {
    let server = try LoopbackServer { request in
      request.target.hasSuffix("/1") ? [.answer(200, text: Misbehaviour.alice), .close] : [.silence]
    }
    // On this clock the time is never up.
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

  @Test func `a pause is left too`() async throws {
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

  /// Each provider goes with its one asker, so its thread ends while somebody may still be leaving.
  @Test func `a provider that goes with whoever asks it answers all the same`() async throws {
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

  /// `LEAVES` is how often; 200 where it is not set.
  @Test func `coming and going at any moment leaves nothing behind`() async throws {
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
      // Whoever was quick enough has their own answer, and nobody has one that was never sent.
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
