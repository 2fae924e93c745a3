/// The apps of this program; an app's raw value opens the app on the command line.
package enum AppName: String, CaseIterable, Sendable {
  /// The dice game.
  case dice

  /// The match game and its settings.
  case matches

  /// The list of books, two screens for adding a book, and one for studying a book.
  case books

  /// The groups overview, group detail, people picker, rename screen and news.
  case groups

  /// The replies to an account, a profile, and a single post in full.
  case replies

  /// Whether the app's screens use the store.
  package var usesStore: Bool {
    switch self {
    case .books, .groups: true
    case .dice, .matches, .replies: false
    }
  }
}
