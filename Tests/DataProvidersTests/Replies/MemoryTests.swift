import DataProviders
import Foundation
import Interactors
import ServiceSupport
import Testing

/// However much a server sends, little of it is kept: measured in a process of its own, where nothing else needs memory.
@Suite(.timeLimit(.minutes(2)), .disabled(if: Memory.isInstrumented, "a sanitizer keeps memory of its own"))
struct MemoryTests {
  @Test func `a body without end needs no more than sixteen megabytes`() async {
    await #expect(processExitsWith: .success) {
      try await Self.expectLittle(
        of: .text(Misbehaviour.head + "\r\n"), .endless(Array(repeating: 0x20, count: 65_536)))
    }
  }

  @Test func `a head without end needs no more than sixteen megabytes`() async {
    await #expect(processExitsWith: .success) {
      try await Self.expectLittle(of: .text(Misbehaviour.head), .endless(Array("X: y\r\n".utf8)))
    }
  }

  @Test func `an answer that unpacks to a hundred megabytes and more needs no more than sixteen megabytes`() async {
    await #expect(processExitsWith: .success) {
      try await Self.expectLittle(
        of: .answer(200, fields: ["Content-Encoding: gzip"], body: Gzip.bomb(unpacked: 128 << 20)))
    }
  }

  /// Asks for something harmless first, so that what is loaded once is not counted.
  private static func expectLittle(of steps: ServedStep...) async throws {
    let server = try LoopbackServer { request in
      request.target.hasSuffix("/1") ? [.answer(200, text: Misbehaviour.alice)] : steps
    }
    let provider = MastodonRepliesDataProvider(server: try server.address, jitter: { 0 })
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
