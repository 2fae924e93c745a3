import DataProviders
import Foundation
import Interactors
import Models
import ServiceSupport
import TestSupport
import Testing

/// Checks that memory use stays bounded however much a server sends; runs in a separate process, so that no other test
/// affects the measurement.
@Suite(.fewAtOnce, .turnLimit(30_000), .disabled(if: CompilerSanitizer.isActive, "a sanitizer keeps memory of its own"))
struct MemoryTests {
  @Test func `reading an endless response body takes at most sixteen megabytes of memory`() async {
    await #expect(processExitsWith: .success) {
      try await Self.expectLittle(
        of: .text(Misbehaviour.head + "\r\n"), .endless(Array(repeating: 0x20, count: 65_536)))
    }
  }

  @Test func `reading an endless response head takes at most sixteen megabytes of memory`() async {
    await #expect(processExitsWith: .success) {
      try await Self.expectLittle(of: .text(Misbehaviour.head), .endless(Array("X: y\r\n".utf8)))
    }
  }

  @Test func `reading a compressed body of more than a hundred megabytes takes at most sixteen megabytes of memory`()
    async
  {
    await #expect(processExitsWith: .success) {
      try await Self.expectLittle(
        of: .answer(200, fields: ["Content-Encoding: gzip"], body: Gzip.bomb(unpacked: 128 << 20)))
    }
  }

  /// Makes a harmless request first, so that one-time allocations are not counted.
  private static func expectLittle(of steps: ServedStep...) async throws {
    let server = try LoopbackServer { request in
      request.target.hasSuffix("/1") ? [.answer(200, text: Misbehaviour.alice)] : steps
    }
    let provider = MastodonRepliesDataProvider(server: try server.address, limits: .patient, jitter: { 0 })
    _ = try await provider.account("1")
    let before = try Memory.restartPeak()
    for round in 2...4 {
      await #expect(throws: RepliesError.tooLarge) { try await provider.account(String(round)) }
    }
    let more = try Memory.peak() - before
    #expect(more < 16 << 10, "\(more) kB more")
    withExtendedLifetime(server) {}
  }
}
