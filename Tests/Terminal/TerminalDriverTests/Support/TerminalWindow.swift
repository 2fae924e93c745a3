import Foundation
import Sessions
import Synchronization
import TestSupport
import Testing

/// A terminal whose window is the test: it presses keys, and reads what is written.
///
/// It is of 80 columns and 24 rows, and no process has its own input or output there.
final class TerminalWindow {
  /// The file of the program's side.
  let file: Int32
  private let ours: FileHandle
  private let theirs: FileHandle
  private nonisolated let answered = Atomic(false)
  /// Whether it has sent what it answers late.
  var hasAnswered: Bool { answered.load(ordering: .acquiring) }
  private let reported = Locked<[TerminalEvent]>([])
  /// The text that was written since the last ``expect(_:sourceLocation:)``.
  private var unread = Data()

  init() throws {
    var window = Int32(-1)
    var program = Int32(-1)
    var size = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&window, &program, nil, nil, &size) == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    file = program
    ours = FileHandle(fileDescriptor: window, closeOnDealloc: true)
    theirs = FileHandle(fileDescriptor: program, closeOnDealloc: true)
    _ = fcntl(window, F_SETFL, O_NONBLOCK)
  }

  /// Notes an event; for `open` of a terminal.
  nonisolated func report(_ event: TerminalEvent) { reported.withLock { $0.append(event) } }

  /// Waits until these events have been reported, and forgets them.
  func expect(_ events: [TerminalEvent], sourceLocation: SourceLocation = #_sourceLocation) async {
    await eventually("\(events) are reported", sourceLocation: sourceLocation) {
      reported.withLock { $0.count >= events.count }
    }
    #expect(reported.withLock(\.self) == events, sourceLocation: sourceLocation)
    reported.withLock { $0 = [] }
  }

  /// Waits until this has been written, with `<` for the beginning of an escape sequence, and nothing else.
  func expect(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) async {
    let bytes = Data(text.replacing("<", with: "\u{1B}[").utf8)
    await eventually("“\(text)” is written", sourceLocation: sourceLocation) {
      read()
      return unread.count >= bytes.count
    }
    let written = String(decoding: unread, as: UTF8.self).replacing("\u{1B}[", with: "<")
    #expect(written == text, sourceLocation: sourceLocation)
    unread = Data()
  }

  func press(_ keys: String) throws { try ours.write(contentsOf: Data(keys.utf8)) }

  /// Sends bytes as late as a terminal may answer, while this thread waits for them.
  func answerLate(_ bytes: String) {
    let file = ours.fileDescriptor
    Thread.detachNewThread { [self] in
      usleep(20_000)
      _ = Array(bytes.utf8).withUnsafeBytes { write(file, $0.baseAddress, $0.count) }
      answered.store(true, ordering: .releasing)
    }
  }

  /// How many bytes of what was pressed nobody has read.
  var unreadKeys: Int32 {
    var before = termios()
    var raw = termios()
    tcgetattr(file, &before)
    raw = before
    cfmakeraw(&raw)
    tcsetattr(file, TCSANOW, &raw)
    defer { tcsetattr(file, TCSANOW, &before) }
    var count: Int32 = 0
    _ = ioctl(file, UInt(FIONREAD), &count)
    return count
  }

  /// Closes the window.
  func close() throws { try ours.close() }

  func resize(columns: Int, rows: Int) {
    var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(file, UInt(TIOCSWINSZ), &size)
  }

  /// Whether a line is read when it has ended, and its keys are shown, as before a program takes the keys over.
  var readsLines: Bool {
    var settings = termios()
    tcgetattr(file, &settings)
    return settings.c_lflag & tcflag_t(ICANON | ECHO) == tcflag_t(ICANON | ECHO)
  }

  private func read() {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while case let count = Foundation.read(ours.fileDescriptor, &buffer, buffer.count), count > 0 {
      unread += buffer[..<count]
    }
  }
}
