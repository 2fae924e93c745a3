import DataProviders
import Foundation
import Testing

nonisolated struct ServerAddressTests {
  @Test(arguments: [
    ("https://server.example", "https://server.example"), ("https://server.example/", "https://server.example"),
    ("HTTPS://Server.Example:8443", "https://server.example:8443"), ("http://127.0.0.1:3000", "http://127.0.0.1:3000"),
    ("http://127.255.0.9", "http://127.255.0.9"), ("http://localhost:80", "http://localhost:80"),
    ("http://[::1]:3000", "http://[::1]:3000"), ("https://[2001:db8::1]", "https://[2001:db8::1]"),
    ("https://xn--9ca.example", "https://xn--9ca.example"), ("https://10.0.0.1", "https://10.0.0.1"),
    ("https://a-b.c--d.example", "https://a-b.c--d.example"),
  ])
  func `an encrypted server, or a server on this machine, is accepted`(typed: String, origin: String) throws {
    #expect(try ServerAddress(typed).origin == origin)
  }

  @Test(arguments: [
    ("", ServerAddressError.notAnAddress), ("server.example", .notAnAddress), ("https://", .notAnAddress),
    ("https:server.example", .notAnAddress), ("https://server.example:", .notAnAddress), ("https://a b", .notAnAddress),
    ("https://server.example:99999", .notAnAddress), ("https://server.example:0", .notAnAddress),
    ("//x", .notAnAddress),
    ("https://server.example/path", .hasPath), ("https://server.example?x", .hasPath),
    ("https://server.example#", .hasPath),
    ("https://alice:secret@server.example", .hasCredentials), ("https://alice@server.example", .hasCredentials),
    ("https://@server.example", .hasCredentials), ("http://127.0.0.1@server.example", .hasCredentials),
    ("http://server.example", .notHTTPS), ("ftp://server.example", .notHTTPS), ("file://localhost", .notHTTPS),
    ("http://127.0.0.1.server.example", .notHTTPS), ("http://127.1", .notHTTPS), ("http://127.0.0.256", .notHTTPS),
    ("http://localhost.server.example", .notHTTPS), ("http://0.0.0.0", .notHTTPS), ("http://[::2]", .notHTTPS),
    ("http://2130706433", .notHTTPS),
    ("http://127.0.0.1.", .notAnAddress), ("http://127.0..1", .notAnAddress),
    ("https://secret%40127.0.0.1:9", .notAnAddress), ("https://alice%3As3cret%40localhost:9803", .notAnAddress),
    ("https://a%2Fb.example", .notAnAddress), ("https://localhost%2Fevil:9803", .notAnAddress),
    ("https://x%0d%0ay", .notAnAddress), ("https://%00", .notAnAddress), ("https://%61.example", .notAnAddress),
    ("https://é.example", .notAnAddress), ("https://a_b.example", .notAnAddress), ("https://a..b", .notAnAddress),
    ("https://.a", .notAnAddress), ("https://a.", .notAnAddress), ("https://-a", .notAnAddress),
    ("https://a-.b", .notAnAddress), ("https://a!b", .notAnAddress), ("https://[x]", .notAnAddress),
    ("https://[::1%25lo]", .notAnAddress), ("https://[1.2.3.4]", .notAnAddress), ("https://[]", .notAnAddress),
  ])
  func `any other server address is refused`(typed: String, error: ServerAddressError) {
    #expect(throws: error) { try ServerAddress(typed) }
  }

  @Test(arguments: [
    ("https://server.example", "https://server.example/x", true),
    ("https://server.example", "https://SERVER.example/x", true),
    ("https://server.example", "http://server.example/x", false),
    ("https://server.example", "https://other.example/x", false),
    ("https://server.example", "https://server.example:444/x", false),
    ("http://localhost:3000", "https://localhost/x", true),
    ("https://server.example", "https://a@server.example/x", false),
    ("http://localhost:3000", "http://localhost/x", false),
    ("https://server.example", "https://server.example.evil.example/", false),
    ("http://[::1]:3", "http://[::1]:3/x", true),
  ])
  func `a redirect stays on the host and never drops encryption`(from: String, to: String, may: Bool) throws {
    #expect(
      try ServerAddress(from).allowsRedirect(from: #require(URL(string: from)), to: #require(URL(string: to))) == may)
  }

  @Test(arguments: [
    ("https://localhost/x", "http://localhost:3000/y", false), ("https://localhost/x", "https://localhost/y", true),
    ("https://localhost:8443/x", "https://localhost:8443/y", true),
    ("https://localhost:8443/x", "https://localhost/y", false),
    ("http://localhost:3000/x", "http://localhost:3000/y", true),
  ])
  func `a further redirect cannot drop the encryption that an earlier redirect has added`(
    from: String, to: String, may: Bool
  ) throws {
    let server = try ServerAddress("http://localhost:3000")
    #expect(try server.allowsRedirect(from: #require(URL(string: from)), to: #require(URL(string: to))) == may)
  }
}
