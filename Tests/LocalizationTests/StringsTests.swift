import Localization
import Testing

private enum SampleText: TextTable {
  case greeting, apples

  var phrase: Phrase {
    switch self {
    case .greeting: Phrase(en: "Hello {name}!", de: "Hallo {name}!", ca: "Hola, {name}!")
    case .apples:
      Phrase(en: "{count} apple|{count} apples", de: "{count} Apfel|{count} Äpfel", ca: "{count} poma|{count} pomes")
    }
  }
}

struct StringsTests {
  @Test(arguments: [(Language.en, "Hello Zoé!"), (.de, "Hallo Zoé!"), (.ca, "Hola, Zoé!")])
  func `a text is in the language asked for`(language: Language, text: String) {
    #expect(Strings(language)(SampleText.greeting, ["name": "Zoé"]) == text)
  }

  @Test func `an argument that looks like a placeholder stays as it is`() {
    #expect(Strings(.en)(SampleText.greeting, ["name": "{name}"]) == "Hello {name}!")
  }

  @Test(
    arguments: [
      (Language.en, 0, "0 apples"), (.en, 1, "1 apple"), (.en, 2, "2 apples"), (.de, 1, "1 Apfel"), (.de, 5, "5 Äpfel"),
      (.ca, 1, "1 poma"), (.ca, 0, "0 pomes"),
    ])
  func `a count has the form that its number asks for`(language: Language, count: Int, text: String) {
    #expect(Strings(language)(SampleText.apples, count: count) == text)
  }

  @Test(arguments: [(Language.en, "100,000"), (.de, "100.000"), (.ca, "100.000")])
  func `a large number is grouped as the language does it`(language: Language, text: String) {
    #expect(Strings(language).number(100_000) == text)
  }

  @Test(
    arguments: [
      ("de_AT.UTF-8", Language.de), ("ca", .ca), ("en_GB", .en), ("DE", .de), ("C.UTF-8", nil), ("fr_FR", nil),
      ("", nil),
    ] as [(String, Language?)])
  func `a locale names a language, if it is one that is spoken`(name: String, language: Language?) {
    #expect(Language(localeName: name) == language)
  }
}
