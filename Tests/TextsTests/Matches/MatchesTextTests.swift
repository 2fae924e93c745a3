import Localization
import Testing
import Texts

struct MatchesTextTests {
  @Test(arguments: [(0, "0 matches"), (1, "1 match"), (2, "2 matches")])
  func `the number of matches has the right plural form`(count: Int, words: String) {
    #expect(MatchesText.matchCount(count).words(in: .en) == words)
  }

  @Test(arguments: [(1, "I remove 1 match"), (3, "I remove 3 matches")])
  func `the computer's move has the right plural form`(count: Int, words: String) {
    #expect(MatchesText.removed(count).words(in: .en) == words)
  }

  @Test func `the report of a round shows how many matches each player took`() {
    #expect(MatchesText.removals([3, 1]).words(in: .en) == "You took 3, I took 1.")
  }

  @Test(arguments: [
    (1, "You cannot take that many now: take 1."), (2, "You cannot take that many now: take from 1 to 2."),
  ])
  func `a limit of one is not written as a range`(limit: Int, words: String) {
    #expect(MatchesText.notAllowed(limit: limit).words(in: .en) == words)
  }

  @Test(arguments: [
    (Language.en, "You have lost", "I have lost"), (.de, "Leider verloren", "Ich habe verloren"),
    (.ca, "Heu perdut", "He perdut jo"),
  ])
  func `the message about the end of the game names the loser in every language`(
    language: Language, user: String, computer: String
  ) {
    #expect(MatchesText.userLost.words(in: language) == user)
    #expect(MatchesText.computerLost.words(in: language) == computer)
  }
}
