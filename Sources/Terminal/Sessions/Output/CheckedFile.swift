import Foundation

/// Writes bytes to a file descriptor, and checks the result, so that a full disk is reported.
///
/// Owned only by types that write ``SafeText`` or the program's own escape codes.
nonisolated package struct CheckedFile: Sendable {
  package let descriptor: Int32

  package init(descriptor: Int32) { self.descriptor = descriptor }

  /// Writes all bytes before returning.
  ///
  /// - Throws: `OutputError` if not everything could be written.
  package func write(_ bytes: some Sequence<UInt8>) throws(OutputError) {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if written >= 0 {
        rest = rest.dropFirst(written)
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN: waitUntilWritable()
      case EPIPE: throw .closed
      case ENOSPC, EDQUOT, EFBIG: throw .full
      default: throw .failed(SystemError())
      }
    }
  }

  /// Waits until more can be written.
  ///
  /// Another program may have made a shared terminal non-blocking.
  private func waitUntilWritable() {
    var poller = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&poller, 1, -1)
  }
}
