import Foundation
import Sessions

/// A terminal driven with escape codes, on the alternate screen if the terminal has one.
///
/// Owned by the full-screen session.
package final class ANSITerminal: FullScreenTerminal {
  private let terminal: RawTerminal
  private var painter: Painter
  private var report: (@Sendable (TerminalEvent) -> Void)?

  /// Creates a terminal; restoring it waits at most `patience` for an answer about colours.
  package init(
    input: Int32, output: Int32, theme: Theme = .standard, abilities: TerminalAbilities, usesMouse: Bool,
    patience: DispatchTimeInterval = .milliseconds(100)
  ) {
    terminal = RawTerminal(
      input: input, output: output,
      codes: .screen(
        hasAlternate: abilities.hasAlternateScreen, usesMouse: usesMouse,
        asksForColors: abilities.colors > 0 && theme.asksForBackground),
      patience: patience)
    painter = Painter(Palette(theme, colors: abilities.colors))
    terminal.willTakeOver = { [weak self] in self?.forgetPicture() }
    if theme.background == .auto { terminal.noteColors = { [weak self] in self?.use($0) } }
  }

  /// Draws everything again with looks for the colours that the terminal has reported.
  private func use(_ colors: TerminalColors) {
    guard painter.palette.reported != colors else { return }
    painter.palette.reported = colors
    report?(.resumed)
  }

  package var size: GridSize { terminal.size }

  package func open(_ report: @escaping @Sendable (TerminalEvent) -> Void) async throws(OutputError) {
    self.report = report
    try await terminal.open(report)
  }

  package func close() { terminal.close() }

  package func paint(_ grid: Grid) throws(OutputError) { try terminal.write(painter.paint(grid)) }

  package func copy(_ text: SafeText) throws(OutputError) {
    try terminal.write(.copy(Data(text.string.utf8).base64EncodedString()))
  }

  package func forgetPicture() { painter.forget() }

  package func tick(after delay: Duration) {
    Task { [report] in
      try? await Task.sleep(for: delay)
      report?(.tick)
    }
  }

  package func suspend() throws(OutputError) { try terminal.suspend() }
}
