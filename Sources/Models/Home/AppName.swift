/// The apps of this workspace, by the word that opens them on the command line.
package enum AppName: String, CaseIterable, Sendable {
  /// The dice game.
  ///
  /// Seed 000.
  case dice

  /// The match game and its settings.
  ///
  /// Seed 004.
  case matches

  /// The list of books, adding one on two screens, and studying one.
  ///
  /// Seed 002.
  case books

  /// Groups overview, group detail, people picker.
  ///
  /// Seed 001.
  case groups

  /// Replies to a user, profile, reply in full.
  ///
  /// Seed 003.
  case replies
}
