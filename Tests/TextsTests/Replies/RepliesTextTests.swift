import Localization
import Testing
import Texts

struct RepliesTextTests {
  @Test(arguments: Language.allCases)
  func `no two commands have the same label or the same help`(language: Language) {
    let labels: [RepliesText] = [.go, .open, .more, .retry, .profile, .author]
    let helps: [RepliesText] = [.goHelp, .openHelp, .moreHelp, .retryHelp, .profileHelp, .authorHelp]
    #expect(Set(labels.map { $0.words(in: language) }).count == labels.count)
    #expect(Set(helps.map { $0.words(in: language) }).count == helps.count)
  }

  @Test(arguments: [
    (Language.en, "There may be more."), (.de, "Vielleicht gibt es mehr."), (.ca, "Potser n’hi ha més."),
  ])
  func `a sample text is translated into each language`(language: Language, text: String) {
    #expect(RepliesText.moreToLoad.words(in: language) == text)
  }

  @Test(arguments: [(1, "Nichts Neues in 1 Beitrag."), (2000, "Nichts Neues in 2.000 Beiträgen.")])
  func `a count has the right plural form and grouped digits`(posts: Int, text: String) {
    #expect(RepliesText.nothingNew(posts: posts).words(in: .de) == text)
  }

  @Test func `another person's text that looks like a placeholder stays unchanged`() {
    #expect(RepliesText.postWarning("\\(warning) {warning}").words(in: .en) == "Warning: \\(warning) {warning}")
  }

  @Test func `text of invisible characters counts as blank`() {
    #expect("\u{2800} \n\u{2800}\u{2800}".onOneLine.isEmpty)
    #expect("\u{2800}\n\u{2800} \u{2800}".paragraphs.isEmpty)
  }
}
