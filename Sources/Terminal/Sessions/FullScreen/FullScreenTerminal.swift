/// A terminal for a full-screen session: shows grids, and reports events.
///
/// Owned by the session.
package protocol FullScreenTerminal: AnyObject {
  /// The current size.
  var size: GridSize { get }

  /// Takes over the screen; called once, before anything else.
  ///
  /// - Parameter report: Called with each event, on any thread, until the terminal is closed.
  /// - Throws: `OutputError` if the screen cannot be taken over.
  func open(_ report: @escaping @Sendable (TerminalEvent) -> Void) async throws(OutputError)

  /// Restores the screen; nothing is painted afterwards.
  func close()

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

  /// Restores the screen and stops the program until the user resumes it; then takes over the screen again.
  ///
  /// - Throws: `OutputError` if the screen cannot be taken over again.
  func suspend() throws(OutputError)

  /// Reports one tick after a delay.
  func tick(after delay: Duration)
}
