/// A terminal on which a line is typed below what has been printed.
///
/// Owned by a ``LineEditor``.
package protocol LineTerminal: AnyObject {
  /// The current width.
  var columns: Int { get }

  /// Takes over the keys; called once, before anything else.
  ///
  /// - Parameter report: Called with each event, on any thread, until the terminal is closed.
  /// - Throws: `OutputError` if the keys cannot be taken over.
  func open(_ report: @escaping @Sendable (TerminalEvent) -> Void) async throws(OutputError)

  /// Restores the terminal; nothing is drawn afterwards.
  func close()

  /// Draws the line being typed, in place of what was drawn of it before, with the cursor in a column.
  ///
  /// - Throws: `OutputError` if it cannot be written.
  func draw(_ line: StyledLine, cursor: Int) throws(OutputError)

  /// Leaves the line being typed as it is drawn; what follows is below it.
  ///
  /// - Throws: `OutputError` if it cannot be written.
  func endLine() throws(OutputError)

  /// Prints whole lines in place of the line being typed, which has to be drawn again.
  ///
  /// - Throws: `OutputError` if they cannot be written.
  func print(_ text: SafeText) throws(OutputError)

  /// Makes the sound for a key that does nothing.
  ///
  /// - Throws: `OutputError` if it cannot be written.
  func ring() throws(OutputError)

  /// Restores the terminal and stops the program until the user resumes it; then takes over the keys again.
  ///
  /// - Throws: `OutputError` if they cannot be taken over again.
  func suspend() throws(OutputError)

  /// Restores the terminal and ends the program, as Ctrl-C does.
  func interrupt()
}
