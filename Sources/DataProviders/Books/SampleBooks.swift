import Interactors
import Models

/// The books in a new store: invented names, with every kind of progress.
enum SampleBooks {
  private static let books: [(name: String, cards: Int64, known: Int64)] = [
    ("Catalan for the Table", 120, 84),
    ("Capitals of the World", 195, 142),
    ("Irregular Verbs", 160, 160),
    ("Kanji, First Year", 80, 12),
    ("Onions and Their Kin", 24, 7),
    ("Morse Code", 40, 0),
    ("Knots", 0, 0),
  ]

  /// Fills the empty table of a new store.
  static func insert(into connection: Connection) throws(StoreError) {
    try connection.insert(
      books.map { [.text($0.name), .text(BookName.key(of: $0.name)), .integer($0.cards), .integer($0.known)] },
      into: "books", ["name", "name_key", "card_count", "known_count"])
  }
}
