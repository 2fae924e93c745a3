/// A terminal that reports every key, and shows the line being typed below the output.
package protocol LineTerminal: ExclusiveTerminal {
  /// The current width.
  var columns: Int { get }

  /// Draws the line being typed, in place of its earlier state, with the cursor in a column.
  ///
  /// - Throws: `OutputError` if the output cannot be written.
  func draw(_ line: StyledLine, cursor: Int) throws(OutputError)

  /// Leaves the line being typed on the screen; further output is below it.
  ///
  /// - Throws: `OutputError` if the output cannot be written.
  func endLine() throws(OutputError)

  /// Prints whole lines in place of the line being typed, which has to be drawn again.
  ///
  /// - Throws: `OutputError` if the lines cannot be written.
  func print(_ text: SafeText) throws(OutputError)

  /// Makes the sound for a key that does nothing.
  ///
  /// - Throws: `OutputError` if the output cannot be written.
  func ring() throws(OutputError)

  /// Restores the terminal and ends the program, as Ctrl-C does.
  func interrupt()
}
