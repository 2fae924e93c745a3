import Models
import Testing

struct GroupNameTests {
  @Test(arguments: [("Runners", "Runners"), ("  Book Club\t", "Book Club"), ("\u{3000}左京読書会\n", "左京読書会")])
  func `a name is trimmed`(typed: String, text: String) throws {
    #expect(try GroupName(typed).text == text)
  }

  @Test(arguments: ["", " ", "\t\n", "\u{3000}"])
  func `blank text is not a name`(typed: String) {
    #expect(throws: GroupName.Invalid.blank) { try GroupName(typed) }
  }

  @Test(arguments: ["a\nb", "a\u{1B}[2Jb", "a\u{0}", "a\tb", "a\u{85}b", "a\u{2028}b"])
  func `a name with a line break or another control character is refused`(typed: String) {
    #expect(throws: GroupName.Invalid.notOneLine) { try GroupName(typed) }
  }

  @Test func `the limit for a name counts characters as the user perceives them`() throws {
    let longest = String(repeating: "e\u{301}", count: 100)
    #expect(try GroupName(longest).text == longest)
    #expect(throws: GroupName.Invalid.tooLong) { try GroupName(longest + "!") }
  }

  @Test func `a name of one character with 500 accents is too long`() {
    #expect(throws: GroupName.Invalid.tooLong) { try GroupName("e" + String(repeating: "\u{301}", count: 500)) }
  }
}
