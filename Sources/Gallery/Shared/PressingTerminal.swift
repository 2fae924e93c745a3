import Sessions

/// A terminal on which some keys have been pressed before the user can press one.
final class PressingTerminal: FullScreenTerminal {
  private let keys: [KeyPress]
  private let terminal: any FullScreenTerminal

  init(_ keys: [KeyPress], on terminal: any FullScreenTerminal) {
    self.keys = keys
    self.terminal = terminal
  }

  var size: GridSize { terminal.size }

  func open(_ report: @escaping @Sendable (TerminalEvent) -> Void) async throws(OutputError) {
    for key in keys { report(.key(key)) }
    try await terminal.open(report)
  }

  func close() { terminal.close() }
  func paint(_ grid: Grid) throws(OutputError) { try terminal.paint(grid) }
  func copy(_ text: SafeText) throws(OutputError) { try terminal.copy(text) }
  func forgetPicture() { terminal.forgetPicture() }
  func suspend() throws(OutputError) { try terminal.suspend() }
  func tick(after delay: Duration) { terminal.tick(after: delay) }
}
