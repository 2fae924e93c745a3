import Models
import Testing

struct GroupNameTests {
  @Test(arguments: [("Runners", "Runners"), ("  Book Club\t", "Book Club"), ("\u{3000}左京読書会\n", "左京読書会")])
  func `a name loses the blanks around it`(typed: String, text: String) throws {
    #expect(try GroupName(typed).text == text)
  }

  @Test(arguments: ["", " ", "\t\n", "\u{3000}"])
  func `nothing but blanks is no name`(typed: String) {
    #expect(throws: GroupName.Invalid.blank) { try GroupName(typed) }
  }

  @Test func `a name has as many characters as a person counts, up to the limit`() throws {
    let longest = String(repeating: "e\u{301}", count: GroupName.limit)
    #expect(try GroupName(longest).text == longest)
    #expect(throws: GroupName.Invalid.tooLong) { try GroupName(longest + "!") }
  }
}
