import Dispatch
import Foundation
package import TextUI

/// The terminal at two file descriptors, with raw mode, the alternate screen, and escape codes.
///
/// Owned by the full-screen session. It paints only while the screen is its own, and gives it back after anything short of SIGKILL.
package final class ANSITerminal: FullScreenTerminal {
  private let input: Int32
  private let output: CheckedFile
  private var painter: Painter
  /// The settings that the terminal had, while the screen is ours.
  private var settings: termios?
  private var report: (@Sendable (TerminalEvent) -> Void)?
  private var reader: KeyReader?
  private var signals: [any DispatchSourceSignal] = []

  package init(input: Int32, output: Int32, usesColor: Bool) {
    self.input = input
    self.output = CheckedFile(descriptor: output)
    painter = Painter(usesColor: usesColor)
  }

  package var size: GridSize {
    var size = winsize()
    guard ioctl(output.descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      // What terminals are when nobody says otherwise.
      return GridSize(columns: 80, rows: 24)
    }
    return GridSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
  }

  package func open(_ report: @escaping @Sendable (TerminalEvent) -> Void) throws(OutputError) {
    self.report = report
    try takeOver()
    observeSignals(report)
    reader = KeyReader(descriptor: input, report: report)
    if reader == nil { report(.ended) }
  }

  package func close() {
    giveBack()
    reader?.cancel()
    reader = nil
    signals.forEach { $0.cancel() }
    signals = []
    // From here on nobody would hear of them.
    Rescue.requests.forEach { signal($0, SIG_DFL) }
    report = nil
  }

  package func paint(_ grid: Grid) throws(OutputError) {
    guard settings != nil else { return }
    try output.write(painter.paint(grid).utf8)
  }

  package func forgetPicture() {
    painter.forget()
  }

  package func tick(after delay: Duration) {
    Task { [report] in
      try? await Task.sleep(for: delay)
      report?(.tick)
    }
  }

  package func suspend() throws(OutputError) {
    giveBack()
    OwnSignal.stopJob()
    try takeOver()
  }

  // MARK: The screen

  /// Takes the screen over, or makes sure of it.
  private func takeOver() throws(OutputError) {
    var current = termios()
    guard tcgetattr(input, &current) == 0 else { throw .failed(String(cString: strerror(errno))) }
    let before = settings ?? current
    var raw = before
    cfmakeraw(&raw)
    Rescue.prepare(file: output.descriptor, settings: before)
    settings = before
    guard tcsetattr(input, TCSADRAIN, &raw) == 0 else { throw .failed(String(cString: strerror(errno))) }
    painter.forget()
    try output.write(ScreenBytes(EscapeCode.enter).string.utf8)
  }

  private func giveBack() {
    guard var before = settings else { return }
    settings = nil
    // Where the terminal is gone, there is nobody to tell.
    try? output.write(ScreenBytes(EscapeCode.leave).string.utf8)
    tcsetattr(input, TCSADRAIN, &before)
    Rescue.standDown()
  }

  // MARK: Signals

  private func observeSignals(_ report: @escaping @Sendable (TerminalEvent) -> Void) {
    observe(SIGWINCH) { _ in report(.resized) }
    observe(SIGTSTP) { terminal in
      try? terminal.suspend()
      report(.resumed)
    }
    // Whoever has stopped and continued us has used the screen meanwhile.
    observe(SIGCONT) { terminal in
      try? terminal.takeOver()
      report(.resumed)
    }
    for number in Rescue.requests {
      observe(number) { terminal in
        terminal.close()
        OwnSignal.obey(number)
      }
    }
  }

  /// Has a signal handled between two turns of the main actor, so never in the middle of a picture.
  private func observe(_ number: Int32, _ act: @escaping @MainActor (ANSITerminal) -> Void) {
    let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        if let self { act(self) }
      }
    }
    source.activate()
    signals.append(source)
  }
}
