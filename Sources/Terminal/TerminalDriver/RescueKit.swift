import Foundation
import Synchronization

/// What the signal handler of ``Rescue`` needs to restore the terminal.
nonisolated struct RescueKit: ~Copyable {
  /// Which thread may change the terminal: the main actor's, or that of a signal handler.
  ///
  /// Without it, a picture that is being drawn would follow the handler's last bytes.
  enum Phase: UInt8, AtomicRepresentable {
    case quiet, changing, ending
  }

  private let phase = Atomic(Phase.quiet)
  /// The escape codes that restore the terminal; never freed.
  var codes = UnsafeMutableBufferPointer<UInt8>(start: nil, count: 0)
  /// Whether the terminal is taken over.
  var isNeeded = false
  var file: Int32 = -1
  /// The settings to restore.
  var settings = termios()

  /// Whether the process is ending.
  var isEnding: Bool { phase.load(ordering: .acquiring) == .ending }

  /// Begins to change the terminal; returns false if another thread has begun.
  func begin(_ new: Phase) -> Bool {
    phase.compareExchange(expected: .quiet, desired: new, ordering: .acquiringAndReleasing).exchanged
  }

  /// Ends a change of the terminal.
  func end() {
    _ = phase.compareExchange(expected: .changing, desired: .quiet, ordering: .releasing)
  }
}
