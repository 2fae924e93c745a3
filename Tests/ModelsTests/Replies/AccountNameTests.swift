import Models
import TestSupport
import Testing

@Suite(.computesOnly)
struct AccountNameTests {
  @Test(arguments: [
    ("alice", "alice"), ("@alice", "alice"), ("ALICE", "alice"), ("  @Alice\t\n", "alice"), ("a", "a"), ("_", "_"),
    ("a.b", "a.b"), ("a-b", "a-b"), ("a.-.b", "a.-.b"), ("a__b", "a__b"), ("1", "1"), ("_a_", "_a_"),
    ("alice@example.org", "alice@example.org"), ("@alice@example.org", "alice@example.org"),
    ("@Alice@Example.ORG", "alice@example.org"), ("a@localhost", "a@localhost"), ("a@b:3000", "a@b:3000"),
    ("a@xn--mnchen-3ya.example", "a@xn--mnchen-3ya.example"), ("a@1.2.3.4:80", "a@1.2.3.4:80"),
    ("\u{3000}alice\u{A0}", "alice"),
  ])
  func `a user name with or without a host is valid`(typed: String, text: String) {
    #expect(AccountName(typed)?.text == text)
  }

  @Test(arguments: [
    "", " ", "@", "@@", "@@alice", "a b", "a@b c", ".a", "a.", "-a", "a-", "a@", "@a@", "a@@b", "a@b@c", "a!", "a/b",
    "é", "al\u{130}ce", "\u{212A}ate", "a\u{301}", "a\u{200B}", "a\u{1B}[31m", "a\nb", "a\0", "аlice", "a@b.", "a@.b",
    "a@b..c", "a@-b", "a@b-", "a@b_c", "a@b:", "a@b:x", "a@b:123456", "a@b:1:2", "a@[::1]", "a@b/c", "a:1", "@ alice",
  ])
  func `text that is not a user name is invalid`(typed: String) {
    #expect(AccountName(typed) == nil)
  }

  @Test(
    arguments: [
      ("", .blank), (" \n", .blank), ("@", .blank), (" @ ", .blank), ("al ice", .user), ("a!", .user), ("é", .user),
      (".a@b", .user), ("@@alice", .user), ("a:1@", .user), ("a@", .host), ("a@b..c", .host), ("a@b@c", .host),
      ("a@b:x", .host), ("@a@b c", .host),
    ] as [(String, InvalidAccountName)])
  func `the error for an invalid name shows which part is wrong`(typed: String, reason: InvalidAccountName) {
    #expect(throws: reason) { try AccountName(checking: typed) }
  }

  /// Inputs that make a backtracking parser slow: what comes first, what is repeated, and what comes last.
  @Test(
    arguments: [
      ("", "a", "!"), ("", "a.", ""), ("a", ".", ""), ("a@", "a.", ""), ("a@", "a-", ""), ("", "@", ""), ("", " ", ""),
      ("a@b:", "1", ""), ("a", "\u{301}", ""), ("", ".-", "a"),
    ])
  func `a long hostile text is parsed in linear time`(start: String, piece: String, end: String) {
    expectLinearTime(100_000, repeating: piece) { #expect(AccountName(start + $0 + end) == nil) }
  }

  @Test func `a long name is valid`() {
    #expect(AccountName(String(repeating: "a.b-c_", count: 16_000))?.text.count == 96_000)
  }
}
