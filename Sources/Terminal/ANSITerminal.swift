import Dispatch
import Foundation
import Sessions

/// A terminal on two file descriptors, driven in raw mode with the alternate screen and escape codes.
///
/// Owned by the full-screen session. It draws only while it owns the screen, and restores the terminal however the
/// process ends, except by SIGKILL.
package final class ANSITerminal: FullScreenTerminal {
  private let input: Int32
  private let output: CheckedFile
  private var painter: Painter
  /// The terminal's original settings; nil while the screen is not ours.
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
      // The traditional size, for terminals that do not report theirs.
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
    // Nothing observes these signals from now on, so they get their default action.
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

  /// Enters raw mode and the alternate screen; can be called again to make sure of both.
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
    // If the terminal is gone, there is no one to report the failure to.
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
    // Another program may have used the screen while this process was stopped.
    observe(SIGCONT) { terminal in
      try? terminal.takeOver()
      report(.resumed)
    }
    for number in Rescue.requests {
      observe(number) { terminal in
        terminal.close()
        OwnSignal.deliver(number)
      }
    }
  }

  /// Handles a signal between two turns of the main actor, so never while a picture is being drawn.
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
