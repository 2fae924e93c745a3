/// Renders a settled screen as text, for a session that reads commands line by line.
package protocol ScreenRenderer {
  /// Returns the text of the whole screen.
  ///
  /// - Parameters:
  ///   - shown: The screen to show.
  ///   - line: The number, counted from 1, of the input line that the screen answers, if any.
  /// - Returns: The text, including its last line ending.
  func render(_ shown: ShownScreen, line: Int?) -> SafeText

  /// Returns a value that is equal for screens that look the same.
  ///
  /// Texts that are printed only once do not count: the report of a command, and the edits of a list.
  func look(of shown: ShownScreen) -> ScreenLook

  /// Returns the rows of the list, if any, in the form in which they are compared and printed.
  ///
  /// The rows are written only once, because a list may have a million rows.
  func rows(of shown: ShownScreen) -> JSONText?

  /// Returns the words of a printed screen; nil if every screen is printed as a whole.
  func read(_ shown: ShownScreen) -> Printout?

  /// Returns the changes since a screen was printed; nil if the whole screen has to be printed.
  func render(_ shown: ShownScreen, since printed: Printout) -> SafeText?

  /// Whether a program reads the screens.
  ///
  /// If so, each line can be JSON, and is answered by a screen even if the line is refused.
  var isForPrograms: Bool { get }
}

/// The visible content of a screen, to be compared with what was printed.
package enum ScreenLook: Equatable {
  case lines(SafeText)
  case program(JSONValue)
}
