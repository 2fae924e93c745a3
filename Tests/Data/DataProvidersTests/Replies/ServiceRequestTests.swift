import DataProviders
import Foundation
import Models
import ServiceSupport
import TestSupport
import Testing
import WebClient

/// The requests that the client sends.
@Suite(.fewAtOnce, .turnLimit(10_000))
struct ServiceRequestTests {
  private let server: LoopbackServer
  private let provider: MastodonRepliesDataProvider

  init() throws {
    server = try LoopbackServer { _ in [.error(404, "Record not found", fields: ["Set-Cookie: a=b"])] }
    provider = MastodonRepliesDataProvider(server: try server.address, limits: .patient, jitter: { 0 })
  }

  @Test func `each request has the right path and query`() async throws {
    _ = try? await provider.account(named: .typed("@Alice@Other.Example"))
    _ = try? await provider.account("1")
    _ = try? await provider.posts(by: "1", at: nil)
    _ = try? await provider.posts(by: "1", at: PostsPage.Cursor("9"))
    _ = try? await provider.replies(to: "2")
    #expect(
      server.requests.map(\.target) == [
        "/api/v1/accounts/lookup?acct=alice%40other.example", "/api/v1/accounts/1",
        "/api/v1/accounts/1/statuses?limit=20&exclude_reblogs=true",
        "/api/v1/accounts/1/statuses?limit=20&exclude_reblogs=true&max_id=9", "/api/v1/statuses/2/context",
      ])
  }

  @Test(arguments: [
    ("../../x", "..%2F..%2Fx"), ("a/b?c#d", "a%2Fb%3Fc%23d"), ("%2e%2e", "%252e%252e"),
    ("a b\r\nX: y", "a%20b%0D%0AX%3A%20y"),
    ("é\0", "%C3%A9%00"), ("...", "..."), ("~-_.", "~-_."),
  ])
  func `an id cannot escape its path segment`(id: String, segment: String) async {
    _ = try? await provider.account(id)
    _ = try? await provider.posts(by: id, at: PostsPage.Cursor(id))
    #expect(
      server.requests.map(\.target) == [
        "/api/v1/accounts/\(segment)",
        "/api/v1/accounts/\(segment)/statuses?limit=20&exclude_reblogs=true&max_id=\(segment)",
      ])
  }

  @Test(arguments: ["", ".", ".."])
  func `an id that cannot be a path segment causes no request`(id: String) async {
    _ = try? await provider.account(id)
    #expect(server.requests.isEmpty)
  }

  @Test func `the client identifies itself, asks for JSON and keeps no cookies`() async throws {
    _ = try? await provider.account("1")
    _ = try? await provider.account("1")
    let fields = try #require(server.requests.last?.fields)
    #expect(server.requests.count == 2)
    #expect(fields["accept"] == "application/json")
    #expect(fields["user-agent"]?.hasPrefix("Calcots") == true)
    #expect(fields["accept-encoding"]?.contains("gzip") == true)
    #expect(fields["cookie"] == nil && fields["authorization"] == nil)
    #expect(fields["host"].map { "http://" + $0 } == server.origin)
  }

  @Test func `a server on this machine is reached without a proxy`() async {
    await #expect(processExitsWith: .success) {
      try await Self.expectNoProxy()
    }
  }

  /// Runs in a separate process, because it changes the environment.
  private static func expectNoProxy() async throws {
    let proxy = try LoopbackServer.refusingOrigin()
    // Neither what the settings say nor what libcurl would read itself.
    setenv("http_proxy", proxy, 1)
    let network = NetworkSettings(environment: ["http_proxy": proxy])
    let server = try LoopbackServer { _ in [.answer(200, text: Misbehaviour.alice)] }
    let provider = MastodonRepliesDataProvider(
      server: try server.address, network: network, limits: .patient, jitter: { 0 })
    #expect(try await provider.account("1").name == "alice")
    withExtendedLifetime(server) {}
  }
}
