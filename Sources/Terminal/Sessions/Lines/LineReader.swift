import Foundation

/// Splits the bytes of a file descriptor into lines.
///
/// Owned by a ``FileLineSource``, which calls it on a thread that may block.
nonisolated struct LineReader {
  private let descriptor: Int32
  private var bytes: [UInt8] = []
  private var isAtEnd = false
  private var isAtFirstLine = true

  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Returns the next line without its line ending; nil at the end of input.
  mutating func nextLine() throws(InputError) -> String? {
    var searched = 0
    var isTooLong = false
    while true {
      if let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { bytes.removeSubrange(...end) }
        if isTooLong { throw .lineTooLong(limit: FileLineSource.limit) }
        let line = try text(of: bytes[..<end])
        return line.last == "\r" ? String(line.dropLast()) : line
      }
      if isAtEnd {
        defer { bytes = [] }
        if isTooLong { throw .lineTooLong(limit: FileLineSource.limit) }
        return bytes.isEmpty ? nil : try text(of: bytes[...])
      }
      if bytes.count > FileLineSource.limit {
        isTooLong = true
        bytes = []
      }
      searched = bytes.count
      try readMore()
    }
  }

  /// Returns the text of a line, or throws if it is not UTF-8.
  ///
  /// If invalid bytes were replaced, a command would run with a different text.
  ///
  /// A byte order mark before the first line is not part of the line.
  private mutating func text(of line: ArraySlice<UInt8>) throws(InputError) -> String {
    let isMarked = isAtFirstLine && line.starts(with: "\u{FEFF}".utf8)
    isAtFirstLine = false
    guard let text = String(validating: line.dropFirst(isMarked ? 3 : 0), as: UTF8.self) else { throw .notUTF8 }
    return text
  }

  private mutating func readMore() throws(InputError) {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    let count = read(descriptor, &buffer, buffer.count)
    if count > 0 {
      bytes += buffer[..<count]
    } else if count == 0 {
      isAtEnd = true
    } else if errno == EAGAIN {
      var poller = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      _ = poll(&poller, 1, -1)
    } else if errno != EINTR {
      throw .failed(SystemError())
    }
  }
}
