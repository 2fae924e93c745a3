/// Why output could not be written.
nonisolated package enum OutputError: Error, Equatable, Sendable {
  /// The reading end has been closed.
  case closed
  case full
  case failed(SystemError)
}
