import Foundation

/// Restores the terminal when a signal ends the process, so that the shell stays usable and the failure can be seen.
///
/// A signal handler must not lock or allocate, so everything it needs is prepared in memory that is never freed.
nonisolated enum Rescue {
  private struct Kit {
    var isNeeded = false
    var file: Int32 = -1
    var settings = termios()
    var codes = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
  }

  /// Signals that ask the process to end.
  static let requests = [SIGINT, SIGTERM, SIGHUP]
  private static let faults = [SIGTRAP, SIGILL, SIGSEGV, SIGBUS, SIGABRT, SIGFPE, SIGQUIT]

  /// The data that the handler uses.
  ///
  /// The main actor writes it, and the handler of a fault reads it on any thread; hence `nonisolated(unsafe)`. Each
  /// field is set before `isNeeded`, and the process is ending when the handler reads it.
  nonisolated(unsafe) private static let kit = {
    let kit = UnsafeMutablePointer<Kit>.allocate(capacity: 1)
    kit.initialize(to: Kit())
    return kit
  }()

  /// From now on, restores these settings if a signal ends the process.
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

  /// Tells the handler that the terminal has been restored.
  @MainActor static func standDown() {
    kit.pointee.isNeeded = false
  }

  @MainActor private static func installHandlers() {
    // The terminal observes the requests itself, but only from a moment later.
    for number in faults + requests {
      signal(number) { number in
        Rescue.giveBack()
        // Not Swift's own handler, which would wait for a key: the signal must end the process.
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
