/// Why output could not be written.
nonisolated package enum OutputError: Error, Equatable, Sendable {
  /// The reading end has been closed.
  case closed
  case full
  /// Any other failure; the reason is the system's own text.
  case failed(String)
}
