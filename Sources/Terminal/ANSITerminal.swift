import Dispatch
import Foundation
import Sessions

/// A terminal on two file descriptors, driven in raw mode with the alternate screen and escape codes.
///
/// Owned by the full-screen session. It draws only while it owns the screen, and restores the terminal however the
/// process ends, except by SIGKILL.
package final class ANSITerminal: FullScreenTerminal {
  /// How long the process runs when continued in the background, in microseconds, before it stops again.
  private static let chanceToEnd: UInt32 = 200_000

  private let input: Int32
  private let output: CheckedFile
  private let usesMouse: Bool
  private var painter: Painter
  /// The terminal's original settings; nil while the screen is not ours.
  private var settings: termios?
  private var report: (@Sendable (TerminalEvent) -> Void)?
  private var reader: KeyReader?
  private var signals: [any DispatchSourceSignal] = []

  package init(input: Int32, output: Int32, usesColor: Bool, usesMouse: Bool) {
    self.input = input
    self.usesMouse = usesMouse
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

  package func open(_ report: @escaping @Sendable (TerminalEvent) -> Void) async throws(OutputError) {
    self.report = report
    await observeSignals(report)
    try takeOverInForeground()
    reader = KeyReader(descriptor: input, report: report)
    if reader == nil { report(.ended) }
  }

  package func close() {
    giveBack()
    reader?.cancel()
    reader = nil
    signals.forEach { $0.cancel() }
    signals = []
    report = nil
  }

  package func paint(_ grid: Grid) throws(OutputError) {
    guard settings != nil else { return }
    let picture = painter.paint(grid)
    try Rescue.change { () throws(OutputError) in
      try output.write(picture.utf8)
    }
  }

  package func copy(_ text: SafeText) throws(OutputError) {
    guard settings != nil else { return }
    let code = EscapeCode.copy(Data(text.string.utf8).base64EncodedString())
    try Rescue.change { () throws(OutputError) in
      try output.write(ScreenBytes([code]).string.utf8)
    }
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
    try takeOverInForeground()
  }

  // MARK: The screen

  /// Enters raw mode and the alternate screen; can be called again to make sure of both.
  private func takeOver() throws(OutputError) {
    var current = termios()
    guard tcgetattr(input, &current) == 0 else { throw .failed(String(cString: strerror(errno))) }
    // A title that is saved twice would have to be restored twice.
    let codes = (settings == nil ? [.saveWindowTitle] : []) + EscapeCode.enter
    let before = settings ?? current
    var raw = before
    cfmakeraw(&raw)
    settings = before
    painter.forget()
    try Rescue.change { () throws(OutputError) in
      Rescue.prepare(file: output.descriptor, settings: before)
      guard tcsetattr(input, TCSADRAIN, &raw) == 0 else { throw .failed(String(cString: strerror(errno))) }
      try output.write(ScreenBytes(codes + (usesMouse ? [.reportMouse] : [])).string.utf8)
    }
  }

  private func giveBack() {
    guard var before = settings else { return }
    settings = nil
    Rescue.change {
      // If the terminal is gone, there is no one to report the failure to.
      try? output.write(ScreenBytes(EscapeCode.leave).string.utf8)
      tcsetattr(input, TCSADRAIN, &before)
      Rescue.standDown()
    }
  }

  /// Takes the screen over, once the shell has given the terminal to this job.
  private func takeOverInForeground() throws(OutputError) {
    while isInBackground {
      // Maybe it has been continued to let a signal end it.
      usleep(Self.chanceToEnd)
      if isInBackground { OwnSignal.stop() }
    }
    try takeOver()
  }

  private var isInBackground: Bool {
    let foreground = tcgetpgrp(input)
    return foreground >= 0 && foreground != getpgrp()
  }

  // MARK: Signals

  private func observeSignals(_ report: @escaping @Sendable (TerminalEvent) -> Void) async {
    await observe(SIGWINCH) { _ in report(.resized) }
    await observe(SIGTSTP) { terminal in
      try? terminal.suspend()
      report(.resumed)
    }
    // Another program may have used the screen while this process was stopped.
    await observe(SIGCONT) { terminal in
      try? terminal.takeOverInForeground()
      report(.resumed)
    }
  }

  /// Handles a signal between two turns of the main actor, so never while a picture is being drawn.
  ///
  /// Returns once the signal is observed: one that came before would be lost.
  private func observe(_ number: Int32, _ act: @escaping @MainActor (ANSITerminal) -> Void) async {
    let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        if let self { act(self) }
      }
    }
    signals.append(source)
    await withCheckedContinuation { observing in
      source.setRegistrationHandler { observing.resume() }
      source.activate()
    }
  }
}
