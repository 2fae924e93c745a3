import Foundation

/// What the signal handler of ``Rescue`` needs to restore the terminal.
nonisolated struct RescueKit: ~Copyable {
  let phase = RescuePhase()
  /// The escape codes that leave the screen; never freed.
  let codes: UnsafeMutableBufferPointer<UInt8>
  /// Whether the terminal is taken over.
  var isNeeded = false
  var file: Int32 = -1
  /// The settings to restore.
  var settings = termios()

  init(codes: UnsafeMutableBufferPointer<UInt8>) {
    self.codes = codes
  }
}
