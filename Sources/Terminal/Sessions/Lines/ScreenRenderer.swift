/// Renders a settled screen as text, for a session that reads commands line by line.
package protocol ScreenRenderer {
  /// Returns the text of the whole screen.
  ///
  /// - Parameters:
  ///   - shown: The screen to show.
  ///   - line: The number of the input line that the screen answers, if it answers one, counted from 1.
  /// - Returns: The text, including its last line ending.
  func render(_ shown: ShownScreen, line: Int?) -> SafeText

  /// Returns what two screens that look the same have in common.
  ///
  /// Texts that are printed only once do not count: the report of a command, and the edits of a list.
  func look(of shown: ShownScreen) -> ScreenLook

  /// Returns the rows of the screen's list in the form in which they are compared and then printed, if there is one.
  ///
  /// They are written once, because a list may have a million rows.
  func rows(of shown: ShownScreen) -> JSONText?

  /// Returns the words that the user knows once a screen is printed; nil if every screen is printed as a whole.
  func read(_ shown: ShownScreen) -> Printout?

  /// Returns only what has changed since the screen was printed, unless that is longer than the whole screen.
  func render(_ shown: ShownScreen, since printed: Printout) -> SafeText?

  /// Whether a program reads the screens.
  ///
  /// If so, each line is answered by a screen, even if it is refused, and may be JSON.
  var isForPrograms: Bool { get }
}

/// The visible content of a screen, to be compared with what was printed.
package enum ScreenLook: Equatable {
  case lines(SafeText)
  case program(JSONValue)
}
