/// The current purpose of the keys.
nonisolated package enum KeyMode: CaseIterable, Sendable {
  /// Moving around a screen and running its commands.
  case browsing
  /// Like ``browsing``, while a slider has the focus.
  case slider
  /// Typing into a field of the screen.
  case field
  /// Typing the argument of a command.
  case prompt
  /// Typing the filter of a list.
  case filter
  /// Reading the list of keys.
  case keys
  /// The terminal is too small to show the screen, so none of the screen's keys work.
  case hidden

  /// Whether letters are typed as text.
  var isTyping: Bool { [.field, .prompt, .filter].contains(self) }
}
