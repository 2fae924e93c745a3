/// Why there is no next line.
nonisolated package enum InputError: Error, Equatable, Sendable {
  /// The input can no longer be read; the reason is the system's own text.
  case failed(String)
  /// The line was longer than `limit` bytes and was skipped; the next one can be read.
  case lineTooLong(limit: Int)
}
