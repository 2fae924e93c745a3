/// An event that a terminal reports to a full-screen session.
nonisolated package enum TerminalEvent: Equatable, Sendable {
  case key(KeyPress)
  case resized
  /// The time asked for by ``FullScreenTerminal/tick(after:)`` has passed.
  case tick
  /// The screen must be painted again: the program was resumed, or the colours have changed.
  case resumed
  /// The input has ended.
  case ended
}
