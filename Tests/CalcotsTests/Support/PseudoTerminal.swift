import Foundation
import TestSupport
import Testing

/// The built program running on a pseudo-terminal.
final class PseudoTerminal {
  /// For how many moments without output a test waits; a moment is 50 milliseconds or more.
  private static var patience: Int { 80 * Patience.factor }
  private let process: Process
  private let ours: FileHandle
  /// The program's side of the terminal.
  let theirs: FileHandle
  /// The terminal's settings before the program took it over.
  private var before: [UInt8]
  /// Everything the program has written to the terminal.
  private(set) var written = ""
  private var bytes = Data()

  /// Starts the program on a terminal of 80 columns and 24 rows.
  convenience init(
    _ arguments: String..., environment: [String: String] = [:], program: String = "calcots"
  ) throws {
    try self.init(arguments, environment: environment, program: program)
  }

  /// Starts the program on a terminal of 80 columns and 24 rows; before it, the commands of the shell in `setup`.
  ///
  /// With `input`, the program reads from there, and only its output is the terminal.
  init(
    _ arguments: [String], environment: [String: String] = [:], after setup: String? = nil,
    input: FileHandle? = nil, program: String = "calcots"
  ) throws {
    var ours = Int32(-1)
    var theirs = Int32(-1)
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&ours, &theirs, nil, nil, &size) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    self.ours = FileHandle(fileDescriptor: ours, closeOnDealloc: true)
    self.theirs = FileHandle(fileDescriptor: theirs, closeOnDealloc: true)
    before = Self.settings(of: theirs)
    process = Binary.process(
      arguments, environment: ["TERM": "xterm"].merging(environment) { $1 }, after: setup, program: program)
    process.standardInput = input ?? self.theirs
    process.standardOutput = self.theirs
    process.standardError = self.theirs
    try process.start()
  }

  /// Whether the terminal's settings are what they were before the program started.
  var isRestored: Bool { Self.settings(of: theirs.fileDescriptor) == before }

  /// Whether the output so far leaves the main screen and the cursor visible, and bracketed pastes and the
  /// mouse off.
  var showsOwnScreen: Bool {
    let last = { (code: String) in
      self.written.range(of: code, options: .backwards)?.lowerBound ?? self.written.startIndex
    }
    return last("\u{1B}[?1049l") >= last("\u{1B}[?1049h") && last("\u{1B}[?25h") >= last("\u{1B}[?25l")
      && last("\u{1B}[?2004l") >= last("\u{1B}[?2004h")
      && last("\u{1B}[?1000l") >= last("\u{1B}[?1000h") && last("\u{1B}[?1006l") >= last("\u{1B}[?1006h")
  }

  /// Presses keys.
  func press(_ keys: String) throws {
    try ours.write(contentsOf: Data(keys.utf8))
  }

  /// Writes to the terminal until it takes no more, as nobody reads it.
  func fill() throws {
    let path = try #require(ttyname(theirs.fileDescriptor))
    var settings = termios()
    tcgetattr(theirs.fileDescriptor, &settings)
    if settings.c_oflag & tcflag_t(OPOST) != 0 {
      // Where lines are processed, the last room is for output that is written unchanged, such as a picture.
      settings.c_oflag &= ~tcflag_t(OPOST)
      tcsetattr(theirs.fileDescriptor, TCSANOW, &settings)
      before = Self.settings(of: theirs.fileDescriptor)
    }
    // A separate file, because the program's must go on waiting.
    let file = FileHandle(fileDescriptor: open(path, O_WRONLY | O_NONBLOCK | O_NOCTTY), closeOnDealloc: true)
    var poller = pollfd(fd: file.fileDescriptor, events: Int16(POLLOUT), revents: 0)
    // The system makes room again while it passes on what was written.
    while poll(&poller, 1, 50) > 0 {
      while Foundation.write(file.fileDescriptor, " ", 1) == 1 {}
    }
  }

  /// Changes the size of the terminal, and tells the program, as a terminal does for the program in its foreground.
  func resize(columns: Int, rows: Int) throws {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard ioctl(ours.fileDescriptor, UInt(TIOCSWINSZ), &size) == 0 else {
      throw POSIXError(.init(rawValue: errno) ?? .EIO)
    }
    send(SIGWINCH)
  }

  /// Sends the program a signal, or all processes that were started with it.
  func send(_ signal: Int32, toJob: Bool = false) {
    kill(process.processIdentifier * (toJob ? -1 : 1), signal)
  }

  /// Gives the terminal back the settings from before the program, as a shell does; some then read single keys.
  func restoreSettings(readingKeys: Bool = false) {
    var settings = termios()
    _ = withUnsafeMutableBytes(of: &settings) { before.copyBytes(to: $0) }
    if readingKeys { settings.c_lflag &= ~tcflag_t(ICANON | ECHO) }
    tcsetattr(theirs.fileDescriptor, TCSANOW, &settings)
  }

  /// Waits until the program has stopped, and reads what it wrote before; false if it exits or runs on.
  func seeStop(sourceLocation: SourceLocation = #_sourceLocation) async -> Bool {
    let hasStopped = await wait(for: "the program stops", sourceLocation) { [self] _ in isStopped }
    while await read() {}
    return hasStopped
  }

  private var isStopped: Bool {
    var change = siginfo_t()
    let options = WSTOPPED | WNOHANG | WNOWAIT
    return waitid(P_PID, id_t(process.processIdentifier), &change, options) == 0 && change.si_signo == SIGCHLD
  }

  /// How often the program has taken the screen over.
  var takeovers: Int { written.components(separatedBy: "\u{1B}[?1049h").count - 1 }

  /// Waits until the program has taken the screen over this many times; false if it exits or falls silent first.
  func seeTakeovers(_ count: Int, sourceLocation: SourceLocation = #_sourceLocation) async -> Bool {
    await wait(for: "the screen is taken over \(count) times", sourceLocation) { [self] _ in
      takeovers >= count
    }
  }

  /// Waits until `text` is on the screen; false, and the screen is shown, if the program exits or falls silent first.
  func see(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async -> Bool {
    await wait(for: "“\(text)” is on the screen", sourceLocation) { $0.contains(text) }
  }

  /// Waits until `text` is no longer on the screen; false, and the screen is shown, if the program exits or falls silent
  /// first.
  func seeGone(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async -> Bool {
    await wait(for: "“\(text)” is gone from the screen", sourceLocation) { !$0.contains(text) }
  }

  /// Whether `text` was on the screen after any of the updates so far.
  ///
  /// Unlike ``see(_:sourceLocation:)``, a busy test does not miss what is there for a moment only.
  func hasShown(_ text: String) -> Bool {
    let updates = written.components(separatedBy: "\u{1B}[?2026l")
    return updates.indices.contains { WrittenScreen(updates[...$0].joined()).text.contains(text) }
  }

  private func wait(
    for what: String, _ sourceLocation: SourceLocation, until condition: (String) -> Bool
  ) async -> Bool {
    var quietMoments = 0
    while quietMoments < Self.patience, !Task.isCancelled {
      if condition(screen) { return true }
      let isOver = !process.isRunning
      let hasRead = await read()
      if isOver, !hasRead { break }
      quietMoments = hasRead ? 0 : quietMoments + 1
    }
    report(what, sourceLocation)
    return false
  }

  /// Waits for the program to exit, and returns its exit status, or 128 plus the number of the signal that ended it.
  ///
  /// A program that does not exit is killed, and the screen is shown. What it writes waits until then, if it is unread.
  func end(isUnread: Bool = false, sourceLocation: SourceLocation = #_sourceLocation) async -> Int32 {
    var quietMoments = 0
    while process.isRunning, quietMoments < Self.patience, !Task.isCancelled {
      quietMoments += await read(isUnread ? 0 : POLLIN) ? 0 : 1
    }
    if process.isRunning {
      report("the program exits", sourceLocation)
      send(SIGKILL)
      for _ in 0..<Self.patience where process.isRunning { _ = await read() }
      if process.isRunning { return -1 }
    }
    while await read() {}
    return (process.terminationReason == .uncaughtSignal ? 128 : 0) + process.terminationStatus
  }

  private var screen: String { WrittenScreen(written).text }

  private func report(_ what: String, _ sourceLocation: SourceLocation) {
    Patience.lose()
    Issue.record("In vain: \(what). The last screen:\n\(screen)", sourceLocation: sourceLocation)
  }

  /// Reads the available output; false if there is none within 50 milliseconds.
  ///
  /// The test keeps the program's side of the terminal open to inspect it afterwards, so reading never reaches an end
  /// of file.
  private func read(_ events: Int32 = POLLIN) async -> Bool {
    let ours = ours
    let data = await onDedicatedThread {
      var poller = pollfd(fd: ours.fileDescriptor, events: Int16(events), revents: 0)
      return poll(&poller, 1, 50) > 0 ? ours.availableData : Data()
    }
    bytes += data
    written = String(decoding: bytes, as: UTF8.self)
    return !data.isEmpty
  }

  private static func settings(of file: Int32) -> [UInt8] {
    var settings = termios()
    tcgetattr(file, &settings)
    return withUnsafeBytes(of: &settings) { Array($0) }
  }
}
