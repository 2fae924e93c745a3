import Interactors
import Localization
import Models

/// An invented book in a new store; each shows a different amount of progress.
package enum SampleBook: CaseIterable, Sendable {
  case tableCatalan, capitals, verbs, kanji, onions, morseCode, knots

  private var cards: (count: Int64, known: Int64) {
    switch self {
    case .tableCatalan: (120, 84)
    case .capitals: (195, 142)
    case .verbs: (160, 160)
    case .kanji: (80, 12)
    case .onions: (24, 7)
    case .morseCode: (40, 0)
    case .knots: (0, 0)
    }
  }

  /// Fills the empty table of a new store.
  package static func insert(
    named name: (SampleBook) -> String, with connection: some SQLConnection
  ) throws(StoreError) {
    let rows = allCases.map { book -> [Value] in
      let name = name(book)
      return [.text(name), .text(BookName.key(of: name)), .integer(book.cards.count), .integer(book.cards.known)]
    }
    try connection.insert(rows, into: "books (name, name_key, card_count, known_count)")
  }
}
