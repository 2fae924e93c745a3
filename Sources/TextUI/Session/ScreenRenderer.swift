/// Puts a settled screen into text, for a session that reads commands line by line.
package protocol ScreenRenderer {
  /// The whole screen.
  ///
  /// - Parameters:
  ///   - snapshot: What there is to show.
  ///   - line: The number of the input line that the screen answers, counted from 1; nil if none.
  /// - Returns: The text, with the end of its last line.
  func render(_ snapshot: Snapshot, line: Int?) -> SafeText

  /// Whether each line read is answered by a screen, even one that was refused: a program waits for it.
  var answersEveryLine: Bool { get }
}
