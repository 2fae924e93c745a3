/// Why there is no next line.
nonisolated package enum InputError: Error, Equatable, Sendable {
  /// The input cannot be read any further; the reason in the system's words.
  case failed(String)
  /// The line was longer than `limit` bytes and was skipped; the next one can be read.
  case lineTooLong(limit: Int)
}
