/// A terminal for a full-screen session, of which the screen is taken over: shows grids, and reports events.
package protocol FullScreenTerminal: ExclusiveTerminal {
  /// The current size, which may change at any time: what belongs together is made for one reading.
  var size: GridSize { get }

  /// Shows a picture.
  ///
  /// - Throws: `OutputError` if it cannot be written.
  func paint(_ grid: Grid) throws(OutputError)

  /// Puts a text on the clipboard, if the terminal has one for its programs.
  ///
  /// - Throws: `OutputError` if it cannot be written.
  func copy(_ text: SafeText) throws(OutputError)

  /// Forgets what was painted, so that the next picture is painted in full; something else may have written to the
  /// screen.
  func forgetPicture()

  /// Reports one tick after a delay.
  func tick(after delay: Duration)
}
