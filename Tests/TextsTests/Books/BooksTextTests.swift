import Interactors
import Localization
import Models
import Presenting
import Testing
import Texts

/// The properties of texts that their cases do not show: the words of an error, and the limits in them.
struct BooksTextTests {
  @Test(
    arguments: [
      (BooksError.bookGone, "There is no such book, or it has been deleted."),
      (.invalidCount(.blank), "How many cards? Type a number, such as 10."),
      (.invalidCount(.negative), "The number of cards cannot be negative."),
      (.invalidCount(.notANumber), "That is not a whole number. Use the digits 0 to 9 only."),
      (.invalidCount(.tooLarge), "A book can have at most 1,000,000 cards."),
      (.invalidName(.blank), "A book needs a name."),
      (.invalidName(.tooLong), "A book’s name can have at most 100 characters; choose a shorter one."),
      (.nameTaken, "There is already a book with this name. Choose another name."),
      (.noCards, "The number of cards must be at least 1."),
      (.onlyKnown(1), "Only 1 card is known; nothing was changed."),
      (.onlyUnknown(5), "Only 5 cards are left to learn; nothing was changed."),
    ])
  func `each error has a specific text`(error: BooksError, words: String) {
    #expect(error.text.words(in: .en) == words)
    #expect(error.remedy == nil)
  }

  @Test func `the message about a store error contains the store's text and suggested solution`() {
    let store = StoreError(.busy, path: "x")
    #expect(BooksError.store(store).text == store.text)
    #expect(BooksError.store(store).remedy == .retry)
  }

  @Test(
    arguments: [
      (Language.en, "40% KNOWN", "1 card", "1,000 cards"), (.de, "40 % GELERNT", "1 Karte", "1.000 Karten"),
      (.ca, "40 % APRÈS", "1 targeta", "1.000 targetes"),
    ])
  func `numbers are written by the rules of the language`(
    language: Language, progress: String, card: String, cards: String
  ) {
    #expect(BooksText.progress(percent: 40).words(in: language) == progress)
    #expect(BooksText.cardCount(1).words(in: language) == card)
    #expect(BooksText.cardCount(1000).words(in: language) == cards)
  }
}
