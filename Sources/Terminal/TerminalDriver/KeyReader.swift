import Foundation
import Sessions

/// Reads keys on a dedicated thread, and reports them.
///
/// It uses a blocking thread because dispatch sources do not report input on some files that are not terminals.
nonisolated final class KeyReader: Sendable {
  private let descriptor: Int32
  /// A pipe: closing the sender wakes the thread, which polls the receiver.
  private let stop: (receiver: Int32, sender: Int32)
  private let report: @Sendable (TerminalEvent) -> Void
  /// Called when the terminal has reported its background colour, after its text colour.
  private let noteColors: @Sendable (TerminalColors) -> Void

  /// Starts reading.
  ///
  /// - Returns: nil if the system cannot create another pipe.
  init?(
    descriptor: Int32, report: @escaping @Sendable (TerminalEvent) -> Void,
    noteColors: @escaping @Sendable (TerminalColors) -> Void
  ) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    stop = (ends[0], ends[1])
    self.descriptor = descriptor
    self.report = report
    self.noteColors = noteColors
    Thread.detachNewThread { [self] in read() }
  }

  /// Ends the thread.
  func cancel() { close(stop.sender) }

  private func read() {
    defer { close(stop.receiver) }
    var decoder = KeyDecoder()
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
      var files = [
        pollfd(fd: stop.receiver, events: Int16(POLLIN), revents: 0),
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      ]
      let patience = decoder.patience.map { Int32($0 / .milliseconds(1)) }
      let ready = poll(&files, 2, patience ?? -1)
      if ready < 0, errno != EINTR { break }
      if files[0].revents != 0 { return }
      if ready == 0 {
        for key in decoder.timeOut() { report(.key(key)) }
      }
      guard ready > 0, files[1].revents != 0 else { continue }
      let count = Foundation.read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else { break }
      let known = decoder.colors
      for key in decoder.decode(buffer[..<count]) { report(.key(key)) }
      if decoder.colors.background != nil, decoder.colors != known { noteColors(decoder.colors) }
    }
    report(.ended)
  }
}
