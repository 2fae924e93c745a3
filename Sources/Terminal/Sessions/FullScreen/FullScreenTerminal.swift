/// A terminal that a full-screen session has taken over.
///
/// It shows grids, and reports events.
package protocol FullScreenTerminal: ExclusiveTerminal {
  /// The current size. It may change at any time, so read it once for everything that has to fit together.
  var size: GridSize { get }

  /// Shows a picture.
  ///
  /// - Throws: `OutputError` if the output cannot be written.
  func paint(_ grid: Grid) throws(OutputError)

  /// Puts text on the clipboard, if the terminal gives programs access to one.
  ///
  /// - Throws: `OutputError` if the output cannot be written.
  func copy(_ text: SafeText) throws(OutputError)

  /// Forgets the painted picture, so that the next picture is painted in full. This is needed after something else may have
  /// written to the screen.
  func forgetPicture()

  /// Reports one tick after a delay.
  func tick(after delay: Duration)
}
