import Localization
import Testing

struct LanguageTests {
  @Test(
    arguments: [
      ("de_AT.UTF-8", Language.de), ("ca", .ca), ("en_GB", .en), ("DE", .de), ("C.UTF-8", nil), ("fr_FR", nil),
      ("", nil),
    ] as [(String, Language?)])
  func `a locale names a language, if the program speaks it`(name: String, language: Language?) {
    #expect(Language(localeName: name) == language)
  }
}
