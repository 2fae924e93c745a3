import Foundation
import Models
import TestSupport
import Testing

struct PostTextTests {
  private func post(_ text: String) -> Post {
    Post(id: "1", author: account("bob"), text: text, created: Date(timeIntervalSince1970: 0))
  }

  private func account(_ name: String, host: String? = nil) -> Account {
    Account(id: "1", name: name, host: host, displayName: "")
  }

  // MARK: Links

  @Test(
    arguments: [
      ("no link", []), ("https://a.example", ["https://a.example"]),
      ("see http://a.example/b?c=d&e#f.", ["http://a.example/b?c=d&e#f"]),
      ("(https://a.example/b), https://c.example!", ["https://a.example/b", "https://c.example"]),
      ("https://a.example/b_(c)", ["https://a.example/b_(c)"]), ("<https://a.example>", ["https://a.example"]),
      ("https://a.example\nhttps://a.example", ["https://a.example"]), ("ftp://a.example https://", []),
      ("HTTPS is https: as in https://?", []), ("x:https://a.example", ["https://a.example"]),
    ])
  func `a link is a web address without the punctuation around it`(text: String, links: [String]) {
    #expect(post(text).links == links)
  }

  @Test(arguments: ["\u{1B}]8;;x\u{7}", "\u{202E}x", "é", "\u{200B}", "\u{0}", "e\u{301}"])
  func `an address with an invisible or non-ASCII character is not a link`(text: String) {
    #expect(post("https://a.example/\(text)").links == [])
  }

  @Test(arguments: [(2000, 1), (2001, 0)])
  func `an address that is too long is not a link`(length: Int, count: Int) {
    let start = "https://a.example/"
    #expect(post(start + String(repeating: "b", count: length - start.count)).links.count == count)
  }

  @Test(arguments: [
    "https://good.example@evil.example", "https://a:b@evil.example/x", "https://@evil.example", "https://?@x",
  ])
  func `an address with a user name before its host is not a link`(text: String) {
    #expect(post(text).links == [])
  }

  @Test func `addresses of links in the text come first, then other addresses, and each address is listed once`() {
    let post = Post(
      id: "1", author: account("bob"), text: "a (https://a.example/b.)c https://b.example, https://c.example",
      linked: ["https://b.example", "https://a.example/b.", "https://b.example"],
      created: Date(timeIntervalSince1970: 0))
    #expect(post.links == ["https://b.example", "https://a.example/b.", "https://c.example"])
  }

  @Test(arguments: [
    "javascript:x", "https://a.example/\u{1B}", "https://аpple.example", "https://good.example@evil.example", "",
  ])
  func `the address of a link in the text is accepted only if it is a web address without deceptive parts`(
    address: String
  ) {
    let post = Post(
      id: "1", author: account("bob"), text: "", linked: [address], created: Date(timeIntervalSince1970: 0))
    #expect(post.links == [])
  }

  @Test func `at most nine links are found`() {
    let addresses = (1...20).map { "https://\($0).example" }
    let post = Post(
      id: "1", author: account("bob"), text: "", linked: addresses, created: Date(timeIntervalSince1970: 0))
    #expect(post.links == Array(addresses.prefix(9)))
  }

  @Test func `finding links takes time in proportion to the length of the text`() {
    for piece in ["https://a.example/b) ", "https://", ")"] {
      expectLinearTime(400_000, repeating: piece) { _ = post("https://" + $0).links }
    }
  }

  // MARK: The mention

  @Test(
    arguments: [
      ("@alice Hello.", "Hello."), ("@Alice\nHello.", "Hello."), ("@alice @bob Hello.", "@bob Hello."),
      ("Hello, @alice.", "Hello, @alice."), ("@alicia Hello.", "@alicia Hello."), ("@alice", "@alice"),
      ("@alice ", "@alice "),
      ("", ""), ("@alice@elsewhere.example Hello.", "@alice@elsewhere.example Hello."),
    ])
  func `the text of a reply leaves out a leading mention of the answered account`(text: String, rest: String) {
    #expect(post(text).text(to: account("alice")) == rest)
  }

  @Test(arguments: ["@Alice Hello.", "@ALICE@Here.example Hello.", "@alice@here.example\nHello."])
  func `a mention of a local account is found with or without the server, and regardless of upper and lower case`(
    text: String
  ) {
    #expect(post(text).text(to: account("Alice", host: "here.example")) == "Hello.")
  }

  @Test func `a mention at the start is left out, even if nothing is left of the text, if the post has other content`()
  {
    let post = Post(
      id: "1", author: account("bob"), text: "@alice", attachments: [Attachment(.picture)],
      created: Date(timeIntervalSince1970: 0))
    #expect(post.text(to: account("alice")) == "")
  }

  @Test(arguments: ["@bob Hello.", "@bob@elsewhere.example Hello."])
  func `a mention of an account on another server is found with or without the server`(text: String) {
    #expect(post(text).text(to: account("bob@elsewhere.example")) == "Hello.")
  }
}
