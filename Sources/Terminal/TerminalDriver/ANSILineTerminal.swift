import Foundation
import Sessions

/// A terminal in raw mode.
///
/// The user types on the line below the output, which scrolls up as usual.
///
/// Owned by the line editor.
package final class ANSILineTerminal: LineTerminal {
  private let terminal: RawTerminal
  /// The cells that the terminal shows of the line being typed.
  private var drawn: [Cell] = []

  package init(input: Int32, output: Int32) {
    terminal = RawTerminal(input: input, output: output, codes: .line)
    terminal.willTakeOver = { [weak self] in self?.drawn = [] }
  }

  package var columns: Int { terminal.size.columns }

  package func open(_ report: @escaping @Sendable (TerminalEvent) -> Void) async throws(OutputError) {
    try await terminal.open(report)
  }

  package func close() { terminal.close() }

  package func draw(_ line: StyledLine, cursor: Int) throws(OutputError) {
    var bytes = ScreenBytes()
    // Cells that are already there are not written again, because a screen reader would read them again.
    let same = zip(line.cells, drawn).prefix { $0 == $1 }.count
    if same < max(line.cells.count, drawn.count) {
      bytes.add(.moveTo(column: same))
      for cell in line.cells[same...] { bytes.add(cell) }
      if drawn.count > line.cells.count { bytes.add(.clearToEndOfLine) }
    }
    bytes.add(.moveTo(column: cursor))
    try terminal.write(bytes)
    drawn = line.cells
  }

  package func endLine() throws(OutputError) {
    try terminal.write(.newLine)
    drawn = []
  }

  package func print(_ text: SafeText) throws(OutputError) {
    var bytes = ScreenBytes(drawn.isEmpty ? [] : [.moveTo(column: 0), .clearToEndOfLine])
    bytes.add(text)
    try terminal.write(bytes)
    drawn = []
  }

  package func ring() throws(OutputError) { try terminal.write(.bell) }

  package func suspend() throws(OutputError) { try terminal.suspend() }

  package func interrupt() {
    // The shell's prompt must start on a new line. If this write fails, the program still ends.
    try? endLine()
    terminal.close()
    // Signal the process, not this thread, which may have blocked the signal.
    kill(getpid(), SIGINT)
  }
}
