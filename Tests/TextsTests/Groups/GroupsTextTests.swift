import Localization
import Testing
import Texts

struct GroupsTextTests {
  @Test(
    arguments: [
      (4, .en, "4 groups: “1”, “2”, “3”, “4”?"), (5, .en, "5 groups: “1”, “2”, “3” and 2 more?"),
      (3_014, .en, "3,014 groups: “1”, “2”, “3” and 3,011 more?"),
      (3_014, .de, "3.014 Gruppen verlassen: „1“, „2“, „3“ und 3.011 weitere?"),
      (3_014, .ca, "3.014 grups: «1», «2», «3» i 3.011 més?"),
    ] as [(Int, Language, String)])
  func `a question about many groups names the first three and the number of the others`(
    count: Int, language: Language, words: String
  ) {
    let names = (1...count).map { String($0) }
    #expect(Text.groups(.leaveMessage(groups: names)).words(in: language).contains(words))
  }
}
