import Foundation
import Sessions

/// A terminal on two file descriptors; the program takes over its keys, and maybe its screen.
///
/// A `RawTerminal` writes only while the terminal is taken over, and restores the terminal however the process ends, except by
/// SIGKILL or a real-time signal. Owned by the ``ANSITerminal`` or ``ANSILineTerminal`` that draws on it.
final class RawTerminal {
  /// The largest size that is drawn, more than any display has; a larger size would delay keys.
  private static let largest = GridSize(columns: 1000, rows: 400)
  /// How long a process continued in the background runs before stopping, in microseconds.
  private static let chanceToEnd: UInt32 = 200_000

  private let input: Int32
  private let output: CheckedFile
  private let codes: TakeoverCodes
  /// The time to wait for the terminal's answer; the shell would read a late answer as input.
  private let patience: DispatchTimeInterval
  /// Called before each takeover, because the displayed content is unknown from then on.
  var willTakeOver: () -> Void = {}
  /// Called when the terminal has reported its colours.
  var noteColors: (TerminalColors) -> Void = { _ in }
  /// The time at which the terminal was asked for its colours; nil if it was not asked.
  private var asked: DispatchTime?
  /// Signalled when the terminal has answered.
  private let answered = DispatchSemaphore(value: 0)
  /// The terminal's original settings, while it is taken over.
  private var settings: termios?
  private var reader: KeyReader?
  private var signals: [any DispatchSourceSignal] = []

  init(input: Int32, output: Int32, codes: TakeoverCodes, patience: DispatchTimeInterval = .seconds(0)) {
    self.input = input
    self.output = CheckedFile(descriptor: output)
    self.codes = codes
    self.patience = patience
  }

  var size: GridSize {
    var size = winsize()
    guard ioctl(output.descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      // The traditional size, for terminals that do not report their size.
      return GridSize(columns: 80, rows: 24)
    }
    return GridSize(
      columns: min(Int(size.ws_col), Self.largest.columns), rows: min(Int(size.ws_row), Self.largest.rows))
  }

  func open(_ report: @escaping @Sendable (TerminalEvent) -> Void) async throws(OutputError) {
    await observeSignals(report)
    try takeOverInForeground()
    reader = KeyReader(descriptor: input, report: report) { [weak self, answered] colors in
      answered.signal()
      Task { @MainActor in self?.noteColors(colors) }
    }
    if reader == nil { report(.ended) }
  }

  func close() {
    giveBack()
    reader?.cancel()
    for signal in signals { signal.cancel() }
  }

  /// Writes if the terminal is taken over; otherwise, the terminal belongs to the shell.
  func write(_ bytes: ScreenBytes) throws(OutputError) {
    guard settings != nil else { return }
    try Rescue.change { () throws(OutputError) in
      try output.write(bytes.string.utf8)
    }
  }

  func suspend() throws(OutputError) {
    giveBack()
    JobControl.stopJob()
    try takeOverInForeground()
  }

  // MARK: Taking over

  /// Enters raw mode and writes the codes; a second call repeats both.
  private func takeOver() throws(OutputError) {
    var current = termios()
    guard tcgetattr(input, &current) == 0 else { throw .failed(SystemError()) }
    let entering = (settings == nil ? codes.first : []) + codes.enter
    let before = settings ?? current
    var raw = before
    cfmakeraw(&raw)
    settings = before
    willTakeOver()
    try Rescue.change { () throws(OutputError) in
      Rescue.prepare(input: input, output: output.descriptor, settings: before, codes: codes.leave)
      guard tcsetattr(input, TCSADRAIN, &raw) == 0 else { throw .failed(SystemError()) }
      try output.write(ScreenBytes(entering).string.utf8)
    }
    if entering.contains(.askForColors) { asked = .now() }
  }

  private func giveBack() {
    guard var before = settings else { return }
    if let asked { _ = answered.wait(timeout: asked + patience) }
    settings = nil
    asked = nil
    Rescue.change {
      // A failure is ignored, because a terminal that has been closed cannot show an error.
      try? output.write(ScreenBytes(codes.leave).string.utf8)
      tcsetattr(input, TCSADRAIN, &before)
      Rescue.markRestored()
    }
  }

  /// Takes over, once the shell has given the terminal to this job.
  private func takeOverInForeground() throws(OutputError) {
    while isInBackground {
      // The process may have been continued only so that a signal can end it.
      usleep(Self.chanceToEnd)
      if isInBackground { JobControl.stop() }
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

  /// Calls `act` for each signal, between two turns of the main actor: never during output.
  ///
  /// Returns only once the signal is observed, because an earlier signal would be lost.
  private func observe(_ number: Int32, _ act: @escaping @MainActor (RawTerminal) -> Void) async {
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
