/// The apps of this workspace, by the word that opens them on the command line.
package enum AppName: String, CaseIterable, Sendable {
  /// Groups overview, group detail, people picker.
  ///
  /// Seed 001.
  case groups
  /// Replies to a user, profile, reply in full.
  ///
  /// Seed 003.
  case replies
}
