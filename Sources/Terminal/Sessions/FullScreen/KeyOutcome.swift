import TextUI

/// The task that a key press leaves to the session.
///
/// By then, the key has changed the screen's state or called the view model.
enum KeyOutcome {
  /// Nothing, because the state has already been changed.
  case handled
  /// Runs a command with the rows or the text that it takes; a prompt waits for its ending.
  case run(KeyCommand, rows: [Int] = [], text: String = "", ending: Prompt.Ending? = nil)
  /// Starts work of the page that no command has caused.
  case start(() async -> Void)
  case copy(SafeText)
  case otherPane
  case palette
  case redraw
  case suspend
  case quit
}
