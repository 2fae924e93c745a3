/// The head of a response, parsed line by line as it arrives.
struct HTTPHead {
  private(set) var fields: [String: [String]] = [:]
  /// The size of all lines in bytes, including the lines of interim responses.
  private(set) var size = 0
  private var isInterim = false
  private var isComplete = false

  /// Parses a line, including its line ending.
  ///
  /// A status line starts a new head, because interim responses may precede the final one.
  ///
  /// Trailers after the body count towards the size but are otherwise ignored: they arrive too late to affect how the
  /// body is read.
  mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    size += bytes.count
    guard !isComplete else { return }
    if bytes.allSatisfy({ $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\n") }) {
      isComplete = !isInterim
      return
    }
    // A server can send anything; invalid UTF-8 is replaced, and then matches nothing.
    let line = String(decoding: bytes, as: UTF8.self)
    if line.hasPrefix("HTTP/") {
      fields = [:]
      isInterim = line.split(separator: " ").dropFirst().first?.hasPrefix("1") == true
      return
    }
    guard let colon = line.firstIndex(of: ":") else { return }
    let value = line[line.index(after: colon)...].drop(while: \.isWhitespace)
    let end = value.lastIndex { !$0.isWhitespace }.map(value.index(after:)) ?? value.startIndex
    fields[line[..<colon].lowercased(), default: []].append(String(value[..<end]))
  }
}
