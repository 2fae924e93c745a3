/// Why output could not be written.
nonisolated package enum OutputError: Error, Equatable, Sendable {
  /// Nobody reads any more.
  case closed
  case full
  /// Anything else, in the system's words.
  case failed(String)
}
