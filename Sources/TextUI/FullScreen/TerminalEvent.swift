/// What a terminal tells a full-screen session.
nonisolated package enum TerminalEvent: Equatable, Sendable {
  case key(KeyPress)
  case resized
  /// The time asked for by ``FullScreenTerminal/tick(after:)`` has passed.
  case tick
  /// The program goes on after it was stopped, and the screen has to be painted anew.
  case resumed
  /// There will be no more keys.
  case ended
}
