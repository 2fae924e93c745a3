/// A terminal as a full-screen session needs it: it shows grids, and tells what the user does.
///
/// Owned by the session.
package protocol FullScreenTerminal: AnyObject {
  /// How large it is now.
  var size: GridSize { get }

  /// Takes the screen over. Called once, before anything else.
  ///
  /// - Parameter report: called with everything that happens, on any thread, until the terminal is closed.
  /// - Throws: `OutputError` if the screen cannot be had.
  func open(_ report: @escaping @Sendable (TerminalEvent) -> Void) throws(OutputError)

  /// Gives the screen back as it was. Nothing is painted after that.
  func close()

  /// Shows a picture.
  ///
  /// - Throws: `OutputError` if it cannot be written.
  func paint(_ grid: Grid) throws(OutputError)

  /// Forgets what was painted, so that the next picture is painted as a whole: something else may have written there.
  func forgetPicture()

  /// Gives the screen back and stops the program, until the user has it go on; then the screen is taken over again.
  ///
  /// - Throws: `OutputError` if the screen cannot be had again.
  func suspend() throws(OutputError)

  /// Has a tick reported once, after some time.
  func tick(after delay: Duration)
}
