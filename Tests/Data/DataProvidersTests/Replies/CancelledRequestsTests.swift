import Models
import ServiceSupport
import TestSupport
import Testing
import WebClient

/// Requests that are cancelled at random moments; away from the main actor, whose other work would make it slow.
@Suite(.fewAtOnce)
nonisolated struct CancelledRequestsTests {
  private static let rounds = TestRun.steps(100, long: 10_000)
  private static let answer = ServedStep.answer(200, text: Misbehaviour.alice)

  private static func request(_ path: String, of server: LoopbackServer) -> HTTPRequest {
    HTTPRequest(
      url: "\(server.origin)/\(path)", mayUseProxy: false, maximumBody: 1 << 20, maximumHead: 1 << 16)
  }

  /// Each client is released by its only caller, so its thread may end while a request is being cancelled.
  @Test func `a client released by its only caller closes its connections`() async throws {
    let server = try LoopbackServer { _ in [Self.answer] }
    let request = Self.request("1", of: server)
    for round in 0..<Self.rounds {
      let asking = Task { try await HTTPClient(network: NetworkSettings()).response(to: request).status }
      for _ in 0..<round % 40 { await Task.yield() }
      asking.cancel()
      _ = await asking.result
    }
    await server.waitUntilDeserted()
  }

  @Test(arguments: TestRun.seeds(1, 2))
  func `after requests are cancelled at random moments, no connection stays open`(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let server = try LoopbackServer { request in
      let id = request.path.last ?? ""
      return switch Int(id).map({ $0 % 5 }) {
      case 0: [.silence]
      case 1: [.text(Misbehaviour.head + "Content-Length: 90000\r\n\r\n"), .drip([0x20])]
      case 2: [.reset]
      default: [.answer(200, text: id)]
      }
    }
    var client: HTTPClient? = HTTPClient(network: NetworkSettings())
    var asking: [(round: Int, task: Task<String?, Never>)] = []
    func leave(at place: Int) async {
      let (round, task) = asking.remove(at: place)
      task.cancel()
      guard let answer = await task.value else { return }
      // A request that was answered before it was cancelled must have its own answer, and one that the server did send.
      #expect(answer == String(round) && round % 5 > 2)
    }
    for round in 0..<Self.rounds {
      let request = Self.request(String(round), of: server)
      let task = Task { [client] in
        do {
          let body = try await client?.response(to: request).body
          return body.map { String(decoding: $0, as: UTF8.self) }
        } catch { return nil }
      }
      asking.append((round, task))
      for _ in 0..<Int.random(in: 0...30, using: &random) { await Task.yield() }
      if asking.count > 8 { await leave(at: .random(in: 0..<asking.count, using: &random)) }
    }
    while !asking.isEmpty { await leave(at: 0) }
    client = nil
    await server.waitUntilDeserted()
  }
}
