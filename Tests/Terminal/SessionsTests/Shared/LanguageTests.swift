import Localization
import Sessions
import Testing

struct LanguageTests {
  @Test(
    arguments: [
      ("de_AT.UTF-8", "de_AT"), ("ca", "ca"), ("en_GB", "en_GB"), ("DE", "de"), ("ca_ES@valencia", "ca_ES"),
      ("en_US.ISO-8859-1", "en_US"), ("de_", "de"), ("C.UTF-8", nil), ("fr_FR", nil), ("", nil),
    ] as [(String, String?)])
  func `a locale gives a language if the program supports the language`(name: String, language: String?) {
    #expect(Language(localeName: name)?.description == language)
  }

  @Test(
    arguments: [
      ("de", "de"), ("en_GB", "en_GB"), ("en-GB", "en_GB"), ("fr", nil), ("en_XX", nil), ("en_UK", nil), ("EN", nil),
      ("en_GB.UTF-8", nil), ("", nil),
    ] as [(String, String?)])
  func `a code is valid only if the program supports the language, and the region exists`(
    code: String, language: String?
  ) {
    #expect(Language(code: code)?.description == language)
  }

  @Test(arguments: Language.allCases)
  func `a region does not change the words of a text`(language: Language) {
    let text: Text = Text(verbatim: "\(language)")
    let there = language.inRegion(ofLocale: "de_CH")
    #expect(there.text(en: "en", de: "de", ca: "ca") == text)
    #expect(there != language)
  }
}
