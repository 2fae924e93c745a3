package import TextUI

/// A terminal of any size without a screen: it keeps the picture that was painted last, and presses keys for a test.
package final class FakeTerminal: FullScreenTerminal {
  package var size: GridSize
  /// What the terminal shows.
  package private(set) var picture: Grid?
  /// What the session has done with it, but for painting.
  package private(set) var calls: [String] = []
  package private(set) var pictures = 0
  /// What every further picture fails with.
  package var failure: OutputError?
  private var reporter: (@Sendable (TerminalEvent) -> Void)?

  package init(columns: Int = 80, rows: Int = 24) {
    size = GridSize(columns: columns, rows: rows)
  }

  /// Has something happen.
  package func report(_ event: TerminalEvent) {
    reporter?(event)
  }

  package func open(_ report: @escaping @Sendable (TerminalEvent) -> Void) throws(OutputError) {
    calls.append("open")
    reporter = report
  }

  package func close() {
    calls.append("close")
    reporter = nil
  }

  package func paint(_ grid: Grid) throws(OutputError) {
    if let failure { throw failure }
    picture = grid
    pictures += 1
  }

  package func forgetPicture() {
    calls.append("forget")
  }

  package func suspend() throws(OutputError) {
    calls.append("suspend")
  }

  package func tick(after delay: Duration) {
    calls.append("tick")
  }
}
