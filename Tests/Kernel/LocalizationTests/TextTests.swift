import Foundation
import Localization
import Testing

private enum SampleText: TextTable {
  case greeting(name: String), wave(name: String), apples(Int), pair(Text, Text), because(Text)

  var code: String? { if case .because(let reason) = self { reason.code } else { Self.code(of: self) } }

  func text(in language: Language) -> Text {
    switch self {
    case .greeting(let name): language.text(en: "Hello \(name)!", de: "Hallo \(name)!", ca: "Hola, \(name)!")
    case .wave(let name): language.text(en: "Hello \(name)!", de: "Tschüs \(name)!", ca: "Adéu, \(name)!")
    case .apples(let count):
      language.text(
        count, en: ("\(count) apple", "\(count) apples"), de: ("\(count) Apfel", "\(count) Äpfel"),
        ca: ("\(count) poma", "\(count) pomes"))
    case .because(let reason): language.text(en: "Because \(reason)", de: "Weil \(reason)", ca: "Perquè \(reason)")
    case .pair(let first, let second):
      language.text(en: "\(first) and \(second)", de: "\(first) und \(second)", ca: "\(first) i \(second)")
    }
  }
}

struct TextTests {
  @Test(arguments: [(Language.en, "Hello Zoé!"), (.de, "Hallo Zoé!"), (.ca, "Hola, Zoé!")])
  func `a text is in the requested language`(language: Language, words: String) {
    #expect(Text(SampleText.greeting(name: "Zoé")).words(in: language) == words)
    #expect(SampleText.greeting(name: "Zoé").words(in: language) == words)
  }

  @Test(arguments: ["{name}", "%@", "\\(name)", "|"])
  func `an argument that looks like a placeholder stays unchanged`(name: String) {
    #expect(SampleText.greeting(name: name).words(in: .en) == "Hello \(name)!")
  }

  @Test(
    arguments: [
      (Language.en, 0, "0 apples"), (.en, 1, "1 apple"), (.en, 2, "2 apples"), (.en, 1001, "1,001 apples"),
      (.de, 1, "1 Apfel"), (.de, 5, "5 Äpfel"), (.ca, 1, "1 poma"), (.ca, 0, "0 pomes"),
    ])
  func `a text has the plural form that the language uses for the count`(
    language: Language, count: Int, words: String
  ) {
    #expect(SampleText.apples(count).words(in: language) == words)
  }

  @Test(
    arguments: [
      (Language.en, 999, "999"), (.en, 1000, "1,000"), (.en, -1000, "-1,000"), (.en, 100_000, "100,000"),
      (.de, 100_000, "100.000"), (.ca, 100_000, "100.000"), (Language(.de, region: "CH"), 100_000, "100’000"),
    ])
  func `the digits of a number are grouped by the rules of the language`(language: Language, number: Int, words: String)
  {
    let text: Text = "\(number)"
    #expect(text.words(in: language) == words)
  }

  @Test func `the code of a text names the case without the arguments, and a verbatim text has no code`() {
    #expect(Text(SampleText.greeting(name: "(Zoé)")).code == "sample.greeting")
    #expect(Text(verbatim: "Zoé").code == nil)
    #expect(("\(Text(SampleText.apples(3))) \(Text(SampleText.wave(name: "Zoé")))" as Text).code == "sample.apples")
    #expect(("Zoé: \(Text(SampleText.apples(3)))" as Text).code == nil)
  }

  @Test func `a text that only introduces another text has the code of the other text`() {
    #expect(Text(SampleText.because(Text(SampleText.apples(0)))).code == "sample.apples")
    #expect(Text(SampleText.because("of rain")).code == nil)
    #expect(Text(SampleText.pair(Text(SampleText.apples(0)), "pears")).code == "sample.pair")
  }

  @Test func `verbatim words are the same in every language`() {
    for language in Language.allCases {
      #expect(Text(verbatim: "1000 {name}").words(in: language) == "1000 {name}")
    }
  }

  @Test(arguments: [(Language.en, "3 apples and Hello Zoé!"), (.de, "3 Äpfel und Hallo Zoé!")])
  func `a text inside another text is in the same language`(language: Language, words: String) {
    let text = SampleText.pair(Text(SampleText.apples(3)), Text(SampleText.greeting(name: "Zoé")))
    #expect(text.words(in: language) == words)
  }

  @Test func `texts can be joined`() {
    let texts = [Text(SampleText.apples(1)), "b", Text(SampleText.apples(2))]
    #expect(texts.joined(separator: ", ").words(in: .de) == "1 Apfel, b, 2 Äpfel")
    #expect([Text]().joined(separator: ", ").words(in: .en) == "")
  }

  @Test func `texts are equal exactly if they have the same case and the same arguments`() {
    #expect(Text(SampleText.apples(1)) == Text(SampleText.apples(1)))
    #expect(Text(SampleText.apples(1)) != Text(SampleText.apples(2)))
    #expect(Text(SampleText.apples(1)) != Text(SampleText.greeting(name: "1")))
    #expect(Text(SampleText.apples(1)) != "1 apple")
    #expect(Text(SampleText.greeting(name: "Zoé")) != Text(SampleText.wave(name: "Zoé")))
    #expect(Set([Text(SampleText.apples(1)), Text(SampleText.apples(1))]).count == 1)
  }

  @Test func `a string literal that contains only one text is equal to that text`() {
    let text: Text = "\(Text(SampleText.apples(1)))"
    #expect(text == Text(SampleText.apples(1)))
    let words: Text = "\("Zoé")"
    #expect(words == "Zoé")
  }
}
