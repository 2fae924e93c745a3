/// The apps of this workspace; the raw value is the word that opens one on the command line.
package enum AppName: String, CaseIterable, Sendable {
  /// The dice game.
  case dice

  /// The match game and its settings.
  case matches

  /// The list of books, adding a book on two screens, and studying one.
  case books

  /// The groups overview, group detail and people picker.
  case groups

  /// The replies to an account, a profile, and a single post in full.
  case replies

  /// Whether its screens use the store.
  package var usesStore: Bool {
    switch self {
    case .books, .groups: true
    case .dice, .matches, .replies: false
    }
  }
}
