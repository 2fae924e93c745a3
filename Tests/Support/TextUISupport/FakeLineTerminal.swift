import Sessions

/// A terminal for typing lines: it keeps what was printed and what is drawn of the line, and presses keys for a test.
package final class FakeLineTerminal: LineTerminal {
  package var columns = 40
  /// Everything printed, and the lines that were typed.
  package private(set) var printed = ""
  /// The line being typed, if there is one, with `|` at the cursor.
  package private(set) var line: String?
  /// The other calls of the editor, in order.
  package private(set) var calls: [String] = []
  /// The error that every further drawing throws.
  package var failure: OutputError?
  private var report: (@Sendable (TerminalEvent) -> Void)?

  package init() {}

  package func press(_ keys: KeyPress...) {
    for key in keys { report?(.key(key)) }
  }

  package func type(_ text: String) {
    for character in text { report?(.key(.character(character))) }
  }

  package func end() { report?(.ended) }

  package func open(_ report: @escaping @Sendable (TerminalEvent) -> Void) async throws(OutputError) {
    self.report = report
  }

  package func close() {
    calls.append("close")
    report = nil
  }

  package func draw(_ line: StyledLine, cursor: Int) throws(OutputError) {
    if let failure { throw failure }
    var cells = line.cells.map(\.text)
    cells.insert("|", at: cursor)
    self.line = cells.joined()
  }

  package func endLine() throws(OutputError) {
    printed += (line ?? "") + "\n"
    line = nil
  }

  package func print(_ text: SafeText) throws(OutputError) {
    if let failure { throw failure }
    printed += text.string
    line = nil
  }

  package func ring() throws(OutputError) { calls.append("ring") }
  package func suspend() throws(OutputError) { calls.append("suspend") }
  package func interrupt() { calls.append("interrupt") }
}
