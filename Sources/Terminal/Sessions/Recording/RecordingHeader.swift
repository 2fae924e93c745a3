/// The first line of a recording: what a run needs to be the same, and nothing of the machine or the user.
nonisolated package struct RecordingHeader: Codable, Equatable, Sendable {
  /// The version of the format that this program reads and writes.
  static let format = 1

  /// The version of the format.
  let recording: Int
  /// The version of the program.
  package let calcots: String
  /// The path that was opened.
  package let path: String
  package let language: String
  package let seed: UInt64
  /// The architecture that was chosen, if not MVVMC.
  package let architecture: String?
  /// Whether the match game's settings did not warn.
  package let noWarning: Bool

  package init(
    version: String, path: String, language: String, seed: UInt64, architecture: String?, noWarning: Bool
  ) {
    recording = Self.format
    calcots = version
    (self.path, self.language, self.seed) = (path, language, seed)
    (self.architecture, self.noWarning) = (architecture, noWarning)
  }
}
