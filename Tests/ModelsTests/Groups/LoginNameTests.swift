import Models
import Testing

struct LoginNameTests {
  @Test(arguments: ["anna", "anna.roca", "DOMAIN\\anna", "anna@example.org", "Anna Roca", "äöü", "左京"])
  func `the name of an account is used unchanged`(name: String) throws {
    #expect(try LoginName(name).text == name)
  }

  @Test(arguments: [
    "", " ", " anna", "anna ", "an\na", "an\u{1B}na", "an\u{200B}na", "anna\u{FE0F}", "anna\u{E0041}", "an\u{202E}na",
    "ann\u{FFFD}", "anna\u{A0}", String(repeating: "a", count: 101), "a" + String(repeating: "\u{301}", count: 1000),
  ])
  func `text that is blank, padded, partly invisible or too long is not the name of an account`(name: String) {
    #expect(throws: InvalidName.self) { try LoginName(name) }
  }

  @Test(arguments: [nil, "", "ann\u{FFFD}", "an na ", "1001", "0"])
  func `a missing or invalid login is replaced by the user's number`(login: String?) {
    #expect(LoginName(login: login, number: 1005).text == "1005")
  }

  @Test func `a valid login is the name of the account`() {
    #expect(LoginName(login: "anna", number: 1005).text == "anna")
  }
}
