/// What the keys are for at the moment.
nonisolated package enum KeyMode: CaseIterable, Sendable {
  /// Moving around a screen and giving its commands.
  case browsing
  /// Moving around a screen with a slider in hand.
  case slider
  /// Typing into a field of the screen.
  case field
  /// Typing the text that a command takes.
  case prompt
  /// Typing what a list is filtered by.
  case filter
  /// Reading which keys there are.
  case keys

  /// Whether letters are text.
  var isTyping: Bool {
    switch self {
    case .field, .prompt, .filter: true
    case .browsing, .slider, .keys: false
    }
  }
}
