import Foundation
import ServiceSupport
import TestSupport
import Testing

/// The replies in the shipped program, from outside.
@Suite(.serialized, .turnLimit(15_000))
struct RepliesBinaryTests {
  @Test func `without a server, the sample accounts are shown page by page`() async throws {
    let run = try await Binary.run("replies", input: "set username alice\ngo\nmore\nmore\nquit\n")
    #expect(run.status == 0)
    #expect(run.messages == "Without --server the accounts are samples: try alice.\n")
    let screens = run.output.components(separatedBy: "\n\n").dropLast()
    #expect(screens.count == 5)
    #expect(screens.last?.contains(" 19. ") == true)
    #expect(screens.map { $0.contains("  There may be more. [More] more") } == [false, false, true, false, false])
    // One of the bundled accounts is hostile.
    #expect(run.output.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
  }

  @Test func `a path to a user shows the replies to this user`() async throws {
    let run = try await Binary.run("replies/alice@village.example", "--json")
    #expect(run.status == 0)
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(object?["path"] as? String == "replies/@alice")
  }

  @Test func `an unreadable post or reply is left out of the list, and a warning reports it`() async throws {
    let server = try LoopbackServer { request in
      if request.path.last == "context" {
        let post = request.path[request.path.count - 2]
        let members = ["in_reply_to_id": "\"\(post)\"", "content": post == "5" ? "null" : #""Hello""#]
        let author = ["id": #""2""#, "acct": #""bob""#, "display_name": #""Bob""#, "note": ""]
        return [.answer(200, text: SentJSON.context([SentJSON.status("r" + post, members, author: author)]))]
      }
      guard request.path.last == "statuses" else { return [.answer(200, text: SentJSON.account())] }
      let posts = (1...20).map { id in
        SentJSON.status("\(id)", ["replies_count": "1", "content": id == 7 ? "null" : #""Hi""#])
      }
      return [.answer(200, text: SentJSON.page(posts))]
    }
    let run = try await Binary.run("replies/@alice", "--server", server.origin)
    #expect(run.status == 0)
    #expect(run.output.contains("\n18 replies so far\n"))
    #expect(
      run.output.hasSuffix(
        """
        Warning: The server counts 1 more reply than is shown here. The replies to 1 post could not be loaded.


        """))
    withExtendedLifetime(server) {}
  }

  @Test func `the replies need no home directory, and create no store`() async throws {
    let folder = try ScratchFolder()
    let run = try await Binary.run("replies", environment: ["HOME": folder.path("home")])
    #expect(run.status == 0)
    #expect(!FileManager.default.fileExists(atPath: folder.path("home")))
  }

  @Test func `the program fails if the server is unreachable`() async throws {
    // Nothing listens on this port of the machine itself.
    let run = try await Binary.run("replies/@alice", "--server", "http://127.0.0.1:9")
    #expect(run.status == 1)
    #expect(run.messages == "")
    #expect(run.output.contains("Error: The server cannot be reached. "))
  }

  @Test(
    arguments: [
      ("http://anna:s3cret@bad proxy:80", "en", "--plain", "The proxy set for this program cannot be used."),
      ("ftp://anna:s3cret@127.0.0.1:80", "de", "--json", "Der Proxy, der für dieses Programm eingestellt ist"),
      ("http://anna:s3cret@127.0.0.1:99999", "ca", "--plain", "El servidor intermediari configurat"),
    ])
  func `neither a proxy's password nor a library's error text is shown`(
    proxy: String, language: String, format: String, text: String
  ) async throws {
    let run = try await Binary.run(
      "replies/@alice", "--server", "https://server.example", "--language", language, format,
      environment: ["https_proxy": proxy])
    #expect(run.status == 1)
    #expect(run.messages == "")
    #expect(run.output.contains(text))
    for word in ["s3cret", "anna", "127.0.0.1", "Unsupported"] { #expect(!run.output.contains(word)) }
  }

  @Test func `a server with a private certificate authority is trusted only if the user names the authority`()
    async throws
  {
    let authority = try CertificateAuthority()
    let server = try LoopbackServer(identity: authority.identity()) { ServedSample().answer($0) }
    let trusting = try await Binary.run(
      "replies/@alice", "--server", server.origin, environment: ["SSL_CERT_FILE": authority.file])
    #expect(trusting.status == 0)
    #expect(trusting.output.contains("replies so far"))
    let other = try await Binary.run("replies/@alice", "--server", server.origin)
    #expect(other.status == 1)
    #expect(
      other.output.contains(
        "Error: This machine does not trust the server’s certificate, so no request was sent. "
          + "You can choose another server with --server.\n"))
  }

  /// OpenSSL reads its configuration when the program starts; without it, the system's own might refuse them.
  @Test func `an old version of TLS is refused, even if the system allows it`() async throws {
    let folder = try ScratchFolder()
    let configuration = folder.path("openssl.cnf")
    try """
    openssl_conf = all
    [all]
    ssl_conf = programs
    [programs]
    system_default = lax
    [lax]
    MinProtocol = TLSv1
    CipherString = ALL:@SECLEVEL=0

    """.write(toFile: configuration, atomically: true, encoding: .utf8)
    let authority = try CertificateAuthority()
    let server = try LoopbackServer(identity: authority.outdatedIdentity()) { ServedSample().answer($0) }
    let run = try await Binary.run(
      "replies/@alice", "--server", server.origin,
      environment: ["SSL_CERT_FILE": authority.file, "OPENSSL_CONF": configuration])
    #expect(run.status == 1)
    #expect(run.output.contains("Error: No secure connection to the server could be made."))
    #expect(server.requests.isEmpty)
  }
}
