import Foundation

/// Writes to a file descriptor, and looks at what the system says to it: a full disk is an error, not silence.
package final class FileOutput: TextOutput {
  private let descriptor: Int32

  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  package func write(_ text: SafeText) throws(OutputError) {
    var rest = Array(text.string.utf8)[...]
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
      default: throw .failed(String(cString: strerror(errno)))
      }
    }
  }

  /// Another program may have made the terminal that it shares with us non-blocking.
  private func waitUntilWritable() {
    var poller = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
    _ = poll(&poller, 1, -1)
  }
}
