import TextUI

/// The task that a key press leaves to the session.
///
/// The screen's state has already done its part, such as moving the selection.
enum KeyOutcome {
  /// Nothing is left to do, because the screen's state has handled the key.
  case handled
  /// Runs a command with the rows or the text that it takes; a prompt that gave the text waits for `ending`.
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
