import Foundation

/// What the signal handler of ``Rescue`` needs to restore the terminal.
nonisolated struct RescueKit {
  /// The escape codes that restore the terminal; never freed.
  let codes: UnsafeMutableBufferPointer<UInt8>
  /// Whether the terminal is taken over.
  var isNeeded = false
  var file: Int32 = -1
  /// The settings to restore.
  var settings = termios()
}
