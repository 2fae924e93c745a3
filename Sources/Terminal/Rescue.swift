import Foundation

/// Gives the terminal back when a signal ends the process where it stands: the shell would be unusable, and a fault unseen.
///
/// A signal handler may neither lock nor allocate. So what it needs lies ready in memory that is never freed.
nonisolated enum Rescue {
  private struct Kit {
    var isNeeded = false
    var file: Int32 = -1
    var settings = termios()
    var codes = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
  }

  /// Signals that politely ask for the end.
  static let requests = [SIGINT, SIGTERM, SIGHUP]
  private static let faults = [SIGTRAP, SIGILL, SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGQUIT]

  /// What the handler needs.
  ///
  /// Unsafe in the compiler's eyes, and rightly so: the main actor writes it, and the handler of a fault on any thread
  /// reads it. Each field is set before `isNeeded` is, and the process is at its end when it is read.
  nonisolated(unsafe) private static let kit = {
    let kit = UnsafeMutablePointer<Kit>.allocate(capacity: 1)
    kit.initialize(to: Kit())
    return kit
  }()

  /// Has the terminal given back to these settings from now on.
  @MainActor static func prepare(file: Int32, settings: termios) {
    if kit.pointee.codes.isEmpty {
      let codes = Array(ScreenBytes(EscapeCode.leave).string.utf8)
      kit.pointee.codes = .allocate(capacity: codes.count)
      _ = kit.pointee.codes.initialize(from: codes)
      installHandlers()
    }
    kit.pointee.file = file
    kit.pointee.settings = settings
    kit.pointee.isNeeded = true
  }

  /// The terminal is given back already.
  @MainActor static func standDown() {
    kit.pointee.isNeeded = false
  }

  @MainActor private static func installHandlers() {
    // The terminal observes the requests, but only a moment from now.
    for number in faults + requests {
      signal(number) { number in
        Rescue.giveBack()
        // Not to Swift's own handler, which would wait for a key: the process is to die of the signal.
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  private static func giveBack() {
    guard kit.pointee.isNeeded else { return }
    kit.pointee.isNeeded = false
    _ = write(kit.pointee.file, kit.pointee.codes.baseAddress, kit.pointee.codes.count)
    tcsetattr(kit.pointee.file, TCSANOW, &kit.pointee.settings)
  }
}
