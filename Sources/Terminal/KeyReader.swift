import Foundation
import TextUI

/// Reads the terminal on a thread of its own, and reports what is pressed there.
///
/// A thread that blocks, and not a dispatch source: that one falls silent on some files that are not terminals.
nonisolated final class KeyReader: Sendable {
  /// How long, in milliseconds, an escape may wait for the rest of a sequence before it is the Esc key.
  private static let patience: Int32 = 40

  private let descriptor: Int32
  /// Closing the one end wakes the thread at the other.
  private let stop: (receiver: Int32, sender: Int32)
  private let report: @Sendable (TerminalEvent) -> Void

  /// Starts to read.
  ///
  /// - Returns: nil if the system has no pipe left.
  init?(descriptor: Int32, report: @escaping @Sendable (TerminalEvent) -> Void) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    stop = (ends[0], ends[1])
    self.descriptor = descriptor
    self.report = report
    Thread.detachNewThread { [self] in read() }
  }

  /// Has the thread end.
  func cancel() {
    close(stop.sender)
  }

  private func read() {
    defer { close(stop.receiver) }
    var decoder = KeyDecoder()
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      var files = [
        pollfd(fd: stop.receiver, events: Int16(POLLIN), revents: 0),
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      ]
      let ready = poll(&files, 2, decoder.isWaiting ? Self.patience : -1)
      if ready < 0, errno != EINTR { break }
      if files[0].revents != 0 { return }
      if ready == 0 {
        decoder.timeOut().forEach { report(.key($0)) }
      }
      guard ready > 0, files[1].revents != 0 else { continue }
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else { break }
      decoder.decode(buffer[..<count]).forEach { report(.key($0)) }
    }
    report(.ended)
  }
}
