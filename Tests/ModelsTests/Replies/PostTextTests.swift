import Foundation
import Models
import TestSupport
import Testing

struct PostTextTests {
  private func post(_ text: String) -> Post {
    Post(id: "1", author: account("bob"), text: text, created: Date(timeIntervalSince1970: 0))
  }

  private func account(_ name: String) -> Account { Account(id: "1", name: name, displayName: "") }

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
  func `a link is a web address without the characters around it`(text: String, links: [String]) {
    #expect(post(text).links == links)
  }

  @Test(arguments: ["\u{1B}]8;;x\u{7}", "\u{202E}x", "é", "\u{200B}", "\u{0}", "e\u{301}"])
  func `an address with a character that may not be what it seems is not a link`(text: String) {
    #expect(post("https://a.example/\(text)").links == [])
  }

  @Test(arguments: [(2000, 1), (2001, 0)])
  func `an address that is too long is not a link`(length: Int, count: Int) {
    let start = "https://a.example/"
    #expect(post(start + String(repeating: "b", count: length - start.count)).links.count == count)
  }

  @Test func `finding links takes time in proportion to the text`() {
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
  func `a reply leaves out the mention of whom it answers`(text: String, rest: String) {
    #expect(post(text).text(to: account("alice")) == rest)
  }

  @Test(arguments: ["@bob Hello.", "@bob@elsewhere.example Hello."])
  func `somebody on another server is mentioned with the server or without`(text: String) {
    #expect(post(text).text(to: account("bob@elsewhere.example")) == "Hello.")
  }
}
