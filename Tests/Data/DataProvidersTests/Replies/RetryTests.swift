import DataProviders
import Foundation
import Interactors
import Models
import ServiceSupport
import TestSupport
import Testing
import WebClient

/// When the client retries, and how long it waits before each retry.
@Suite(.fewAtOnce, .turnLimit(10_000))
struct RetryTests {
  nonisolated private static let later = ServedStep.error(503, "Later")
  nonisolated private static let alice = ServedStep.answer(200, text: Misbehaviour.alice)
  private let clock = PatientClock()

  @Test(arguments: [
    [later, alice], [later, later, alice], [.reset, alice], [.close, later, alice],
    [.error(502, "x"), .error(504, "x"), alice],
  ])
  func `a temporary failure is retried`(steps: [ServedStep]) async throws {
    #expect(try await requests(steps) == steps.count)
  }

  @Test func `a failure is reported after two retries`() async throws {
    await #expect(throws: RepliesError.serverFailed(status: 503)) { try await requests([Self.later]) }
    #expect(clock.pauses == [.milliseconds(375), .milliseconds(750)])
  }

  @Test(arguments: [400, 401, 403, 404, 410, 422, 429, 500])
  func `a permanent failure is not retried`(status: Int) async throws {
    await #expect(throws: RepliesError.self) { try await requests([.error(status, "No")], expecting: 1) }
    #expect(clock.pauses == [])
  }

  @Test func `the server can set how long the client waits before a retry`() async throws {
    #expect(try await requests([.error(503, "x", fields: ["Retry-After: 3"]), Self.alice]) == 2)
    #expect(clock.pauses == [.seconds(3)])
  }

  @Test func `a rate limit given in seconds since 1970 delays the retry`() async throws {
    let reset = Int(Misbehaviour.reset.timeIntervalSince1970) + 2
    #expect(try await requests([.error(429, "x", fields: ["X-RateLimit-Reset: \(reset)"]), Self.alice]) == 2)
    #expect(clock.pauses == [.seconds(2)])
  }

  @Test(arguments: [(503, 3), (200, 1), (404, 1)])
  func `a request that returns a web page is retried only if the server is temporarily unavailable`(
    status: Int, requests: Int
  )
    async throws
  {
    let page = ServedStep.answer(status, type: "text/html", text: "<h1>Hello</h1>")
    await #expect(throws: RepliesError.webPage(status: status)) { try await self.requests([page], expecting: requests) }
  }

  @Test func `a rate limit that ends before the deadline delays the retry`() async throws {
    #expect(try await requests([.error(429, "x", fields: ["Retry-After: 5"]), Self.alice]) == 2)
    #expect(clock.pauses == [.seconds(5)])
  }

  @Test func `a retry is not attempted if the pause before it would be longer than the time left`() async throws {
    await #expect(throws: RepliesError.serverFailed(status: 503)) {
      try await requests([.error(503, "x", fields: ["Retry-After: 10"])], expecting: 1)
    }
    await #expect(throws: RepliesError.rateLimited(until: Misbehaviour.reset + 60)) {
      try await requests([.error(429, "x", fields: ["Retry-After: 60"])], expecting: 1)
    }
    #expect(clock.pauses == [])
  }

  @Test func `pauses double up to a limit`() async throws {
    var limits = ServiceLimits()
    limits.retries = 6
    limits.deadline = .seconds(100)
    await #expect(throws: RepliesError.self) { try await requests([Self.later], limits: limits) }
    #expect(clock.pauses.map { $0 / .milliseconds(1) } == [375, 750, 1500, 3000, 3000, 3000])
  }

  @Test(arguments: [(0.0, [250.0, 500.0]), (0.5, [375.0, 750.0]), (1.0, [500.0, 1000.0])])
  func `the random part of a pause is at most half of the pause`(jitter: Double, pauses: [Double]) async throws {
    await #expect(throws: RepliesError.self) { try await requests([Self.later], jitter: jitter) }
    #expect(clock.pauses.map { $0 / .milliseconds(1) } == pauses)
  }

  @Test func `the deadline ends the wait for a silent server`() async throws {
    let server = try LoopbackServer { _ in [.silence] }
    let provider = MastodonRepliesDataProvider(
      server: try server.address, clock: PatientClock(limit: .zero), jitter: { 0 })
    await #expect(throws: RepliesError.timedOut) { try await provider.account("1") }
    await server.waitUntilDeserted()
  }

  @Test(arguments: [(403, 1), (407, 1), (502, 3), (503, 3), (504, 3)])
  func `a request that a proxy has refused is retried only if the refusal may be temporary`(status: Int, requests: Int)
    async throws
  {
    let proxy = try LoopbackServer { _ in [.error(status, "No")] }
    let network = NetworkSettings(environment: ["https_proxy": proxy.origin])
    let provider = MastodonRepliesDataProvider(
      server: try ServerAddress("https://server.example"), network: network, clock: clock, jitter: { 0.5 })
    await #expect(throws: RepliesError.unreachable(.refusedByProxy(status: status))) { try await provider.account("1") }
    #expect(proxy.requests.map(\.target) == Array(repeating: "server.example:443", count: requests))
  }

  @Test func `a request is not retried after a certificate has been rejected`() async throws {
    let server = try LoopbackServer(identity: CertificateAuthority().identity()) { _ in [Self.alice] }
    let provider = MastodonRepliesDataProvider(server: try server.address, clock: clock, jitter: { 0.5 })
    await #expect(throws: RepliesError.untrusted(.unverified)) { try await provider.account("1") }
    #expect(clock.pauses == [])
    #expect(server.requests.isEmpty)
  }

  /// Answers each request with the next step, repeating the last one, and returns the number of requests.
  private func requests(
    _ steps: [ServedStep], limits: ServiceLimits = ServiceLimits(), jitter: Double = 0.5, expecting count: Int? = nil
  ) async throws -> Int {
    let place = Locked(0)
    let server = try LoopbackServer { _ in
      place.withLock { place in
        defer { place += 1 }
        return [steps[min(place, steps.count - 1)]]
      }
    }
    let provider = MastodonRepliesDataProvider(
      server: try server.address, limits: limits, clock: clock, now: { Misbehaviour.reset }, jitter: { jitter })
    defer { if let count { #expect(server.requests.count == count) } }
    _ = try await provider.account("1")
    return server.requests.count
  }
}
