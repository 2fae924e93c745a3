import Changes
import DataProviders
import Foundation
import Interactors
import Models
import ServiceSupport
import TestSupport
import Testing
import WebClient

/// The client reports an outcome, whatever the server does; one that never came would exceed the suite's limit.
@Suite(.fewAtOnce, .turnLimit(10_000))
struct MisbehaviourTests {
  private static let authority = Result { try CertificateAuthority() }

  @Test(
    arguments: Misbehaviour.slow + Misbehaviour.broken + Misbehaviour.unreadable + Misbehaviour.statuses
      + Misbehaviour.redirects + Misbehaviour.certificates + Misbehaviour.proxies)
  func `every kind of faulty server response leads to the expected result or error`(misbehaviour: Misbehaviour)
    async throws
  {
    let authority = try Self.authority.get()
    let server = try LoopbackServer(
      identity: misbehaviour.identity?(authority), isProxy: misbehaviour.isProxy, answer: misbehaviour.answer)
    let address = misbehaviour.isProxy ? try ServerAddress("https://server.example") : try server.address
    let network = NetworkSettings(environment: ["SSL_CERT_FILE": authority.file, "https_proxy": server.origin])
    // Short where a timeout is expected, and otherwise never reached.
    let deadline: Duration = misbehaviour.outcome == .failure(.timedOut) ? .milliseconds(300) : .seconds(3600)
    let outcome = await outcome(of: address, network: network, deadline: deadline)
    #expect(outcome == misbehaviour.outcome)
    // The client has been released, and must have closed all its connections.
    await server.waitUntilDeserted()
  }

  @Test func `a server that does not exist is unreachable`() async throws {
    let refusing = try ServerAddress(LoopbackServer.refusingOrigin())
    #expect(await outcome(of: refusing) == .failure(.unreachable(.refused)))
    let unknown = try ServerAddress("https://\(unknownHost)")
    #expect(await outcome(of: unknown) == .failure(.unreachable(.unknownHost)))
  }

  @Test func `a server without encryption is unreachable over HTTPS`() async throws {
    let server = try LoopbackServer { _ in [.answer(200, text: Misbehaviour.alice)] }
    let address = try ServerAddress(server.origin.replacing("http:", with: "https:"))
    #expect(await outcome(of: address) == .failure(.unreachable(.insecure)))
    #expect(server.requests.isEmpty)
  }

  /// libcurl does not say that it was the certificate.
  @Test func `a certificate authority that only has the name of a trusted authority is not trusted`() async throws {
    let authority = try CertificateAuthority()
    let impostor = try CertificateAuthority(name: authority.name)
    let server = try LoopbackServer(identity: impostor.identity()) { _ in [.answer(200, text: Misbehaviour.alice)] }
    let network = NetworkSettings(environment: ["SSL_CERT_FILE": authority.file])
    #expect(await outcome(of: try server.address, network: network) != .alice)
    #expect(server.requests.isEmpty)
  }

  @Test(arguments: ["/nowhere/s3cret.pem", "/", "/dev/zero", "pipe"])
  func `without readable certificates no server can be checked`(file: String) async throws {
    let server = try LoopbackServer(identity: CertificateAuthority().identity()) { _ in [] }
    let pipe = FileManager.default.temporaryDirectory.appending(path: "calcots-\(UUID().uuidString)").path
    #expect(mkfifo(pipe, 0o600) == 0)
    defer { unlink(pipe) }
    let network = NetworkSettings(environment: ["SSL_CERT_FILE": file == "pipe" ? pipe : file])
    #expect(await outcome(of: try server.address, network: network) == .failure(.untrusted(.uncheckable)))
  }

  /// Each address has a password, which libcurl's own texts would repeat.
  @Test(arguments: [
    "http://anna:s3cret@bad proxy:80", "http://anna:s3 cret@127.0.0.1:80", "ftp://anna:s3cret@127.0.0.1:80",
    "http://anna:s3cret@127.0.0.1:99999", "http://anna:s3cret@127.0.0.1:x", "http://anna:s3cret@\(unknownHost):80",
  ])
  func `an address that cannot be a proxy is reported`(proxy: String) async throws {
    let network = NetworkSettings(environment: ["https_proxy": proxy])
    let outcome = await outcome(of: try ServerAddress("https://server.example"), network: network)
    #expect(outcome == .failure(.unreachable(.unusableProxy)))
  }

  private func outcome(
    of server: ServerAddress, network: NetworkSettings = NetworkSettings(), deadline: Duration = .seconds(3600)
  ) async -> Misbehaviour.Outcome {
    var limits = ServiceLimits()
    limits.deadline = deadline
    limits.pause = .milliseconds(1)
    let provider = MastodonRepliesDataProvider(
      server: server, network: network, limits: limits, now: { Misbehaviour.now },
      jitter: { 0.5 })
    do throws(RepliesError) {
      let account = try await provider.account("1")
      #expect(account == Account(id: "1", name: "alice", displayName: "Alice", followers: 1, following: 2, posts: 3))
      return .alice
    } catch {
      return .failure(error)
    }
  }
}
