import Models
import Testing

struct BookNameTests {
  @Test(arguments: [("Vocabulary", "Vocabulary"), ("  Capitals\t", "Capitals"), ("\u{3000}漢字\n", "漢字")])
  func `a name is trimmed`(typed: String, text: String) throws {
    #expect(try BookName(typed).text == text)
  }

  @Test(arguments: ["", " ", "\t\n", "\u{3000}", "\u{200B}", "\u{A0}\u{2003}\u{200B}\u{2060}"])
  func `blank or invisible text is not a name`(typed: String) {
    #expect(throws: BookName.Invalid.blank) { try BookName(typed) }
  }

  @Test(arguments: ["a\r\nb", "a\u{7F}b"])
  func `a name with a line break or another control character is refused`(typed: String) {
    #expect(throws: BookName.Invalid.notOneLine) { try BookName(typed) }
  }

  @Test func `the limit for a name counts characters as the user perceives them`() throws {
    let longest = String(repeating: "e\u{301}", count: 100)
    #expect(try BookName(longest).text == longest)
    #expect(throws: BookName.Invalid.tooLong) { try BookName(longest + "!") }
    #expect(throws: BookName.Invalid.tooLong) { try BookName(String(repeating: "x", count: 100_000)) }
  }

  @Test(arguments: [
    ("Latin", "LATIN"), ("Foo", "Foo\u{200B}"), ("Foo", "F\u{AD}o\u{2060}o"), (" Latin", "latin "), ("Öl", "öL"),
    ("\u{D6}l", "O\u{308}L"), ("Straße", "STRASSE"),
    ("ΟΔΟΣ", "οδός".replacing("ό", with: "ο")), ("ЖЗЛ", "жзл"), ("\u{212B}", "å"),
  ])
  func `two forms of the same name have the same key, byte for byte`(first: String, second: String) throws {
    let keys = try (BookName(first).key, BookName(second).key)
    #expect(keys.0.utf8.elementsEqual(keys.1.utf8))
  }

  @Test(arguments: [("Resume", "Résumé"), ("sınır", "sinir"), ("Latin 1", "Latin 2"), ("か", "カ")])
  func `different names have different keys`(first: String, second: String) throws {
    #expect(try BookName(first).key != BookName(second).key)
  }
}
