import Foundation
import Synchronization

/// Restores the terminal when a signal ends the process, so that the shell stays usable.
///
/// This also keeps the report of a crash visible.
///
/// The program installs its signal handlers in every mode, before anything else. A signal handler must not lock or allocate, so
/// everything that it needs is prepared in memory that is never freed.
nonisolated package enum Rescue {
  /// The longest time that the handler waits for output in progress, in units of ``moment``.
  private static let patience = 50
  private static let moment: Int32 = 10

  /// The thread that is changing the terminal: none, the main actor's, or a signal handler's.
  ///
  /// If several threads could change the terminal at once, a picture that is being drawn could follow the handler's last bytes,
  /// and a terminal could be taken over while another thread's handler is ending the process.
  private enum Phase: UInt8, AtomicRepresentable {
    case quiet, changing, ending
  }

  /// Everything that the signal handler needs to restore the terminal.
  private struct Kit {
    /// The escape codes that restore the terminal; never freed.
    let codes: UnsafeMutableBufferPointer<UInt8>
    /// The file to which the codes are written.
    let output: Int32
    /// The file from which the keys are read; it can belong to a different terminal.
    let input: Int32
    /// The terminal settings of `input` to restore.
    var settings: termios
    /// Whether the terminal is taken over.
    var isNeeded = true
  }

  private static let phase = Atomic(Phase.quiet)
  /// Whether Swift's runtime and ``phase`` are ready.
  nonisolated(unsafe) private static var isReady = false

  /// The data that the handler uses; nil until the terminal is first taken over.
  ///
  /// It is `nonisolated(unsafe)` because the main actor writes it, and the handler reads it on any thread. The pointer and
  /// the kit change only while the phase is `changing`.
  nonisolated(unsafe) private static var kit: UnsafeMutablePointer<Kit>?

  /// Makes every usual signal that would end the process restore the terminal first.
  ///
  /// Call it at the beginning of `main`.
  package static func start() {
    // Initialise `phase` here, because a handler must neither lock nor allocate.
    _ = phase.load(ordering: .relaxed)
    isReady = true
    installHandlers()
  }

  /// Installs the handlers before `main`, when no terminal can be taken over yet.
  ///
  /// It runs before Swift's set-up, so it must not use Swift's runtime. Because these handlers exist, Swift does not install
  /// its own. Swift's handlers would print a report and wait for a key, and the program would go on after a signal from
  /// outside.
  package static func installHandlers() {
    var number: Int32 = 1
    while number < 32 {
      if endsProcess(number) { install(number) }
      number += 1
    }
  }

  /// Returns whether a signal that ends the process can and has to be handled.
  ///
  /// The program ignores SIGPIPE and SIGXFSZ.
  private static func endsProcess(_ number: Int32) -> Bool {
    switch number {
    case SIGKILL, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU, SIGCONT, SIGCHLD, SIGURG, SIGWINCH, SIGPIPE, SIGXFSZ: false
    default: true
    }
  }

  private static func install(_ number: Int32) {
    let before = signal(number) { number in
      Rescue.giveBack()
      signal(number, SIG_DFL)
      // The signal is blocked until this handler returns.
      raise(number)
    }
    // The parent process has made this process ignore the signal, as nohup does.
    if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
      signal(number, SIG_IGN)
      return
    }
    // No other signal may interrupt the handler.
    var action = sigaction()
    sigaction(number, nil, &action)
    sigfillset(&action.sa_mask)
    sigaction(number, &action, nil)
  }

  /// Changes the terminal; if a signal is ending the process, waits for the end instead.
  @MainActor static func change<Failure: Error>(_ body: () throws(Failure) -> Void) throws(Failure) {
    while !begin(.changing) { pause() }
    // In the meantime, a signal handler only waits, and does not change the phase.
    defer { _ = phase.compareExchange(expected: .changing, desired: .quiet, ordering: .releasing) }
    try body()
  }

  /// Prepares the handler for a signal that ends the process.
  ///
  /// The handler writes `codes` to `output`, and restores the `settings` of `input`.
  ///
  /// Later calls keep the codes of the first call, because a process takes over the terminal either for the full screen or for
  /// line mode.
  @MainActor static func prepare(input: Int32, output: Int32, settings: termios, codes: [ScreenBytes]) {
    let bytes = kit?.pointee.codes ?? kept(ScreenBytes(codes))
    let new = kit ?? .allocate(capacity: 1)
    new.initialize(to: Kit(codes: bytes, output: output, input: input, settings: settings))
    kit = new
  }

  private static func kept(_ bytes: ScreenBytes) -> UnsafeMutableBufferPointer<UInt8> {
    let kept = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.string.utf8.count)
    _ = kept.initialize(from: bytes.string.utf8)
    return kept
  }

  /// Records that the terminal has been restored, so that the handler leaves it unchanged.
  @MainActor static func markRestored() {
    kit?.pointee.isNeeded = false
  }

  /// Begins to change the terminal; returns false if a change is already in progress.
  private static func begin(_ new: Phase) -> Bool {
    phase.compareExchange(expected: .quiet, desired: new, ordering: .acquiringAndReleasing).exchanged
  }

  // MARK: In the handler

  private static func giveBack() {
    // Until `isReady` is set, no terminal has been taken over, so there is nothing to restore.
    guard isReady else { return }
    var moments = 0
    while !begin(.ending) {
      // If another thread is ending the process, leave the rest to that thread. Otherwise, wait for the end of the current
      // change, but not for long: the change may hang, for example because nothing reads the output.
      if phase.load(ordering: .acquiring) == .ending { pause() }
      if moments == patience { break }
      poll(nil, 0, moment)
      moments += 1
    }
    if let kit, kit.pointee.isNeeded { restore(kit) }
  }

  private static func restore(_ kit: UnsafeMutablePointer<Kit>) {
    var poller = pollfd(fd: kit.pointee.output, events: Int16(POLLOUT), revents: 0)
    if poll(&poller, 1, moment) > 0 {
      _ = write(kit.pointee.output, kit.pointee.codes.baseAddress, kit.pointee.codes.count)
    }
    var current = termios()
    tcgetattr(kit.pointee.input, &current)
    // If the process was stopped, the shell may have changed the settings for itself.
    guard current.c_lflag & tcflag_t(ICANON | ECHO | ISIG) == 0 else { return }
    tcsetattr(kit.pointee.input, TCSANOW, &kit.pointee.settings)
  }
}
