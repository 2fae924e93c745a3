/// The head of an answer, as it arrives line by line.
struct HTTPHead {
  private(set) var fields: [String: [String]] = [:]
  /// How many bytes all lines took, those of interim answers too.
  private(set) var size = 0
  private var isInterim = false
  private var isComplete = false

  /// Takes a line with its end; the first line of an answer begins a new head, as an interim answer may have come before.
  ///
  /// What comes behind the body is counted, and means nothing: it was not there when the body was to be understood.
  mutating func take(_ bytes: UnsafeBufferPointer<UInt8>) {
    size += bytes.count
    guard !isComplete else { return }
    if bytes.allSatisfy({ $0 == UInt8(ascii: "\r") || $0 == UInt8(ascii: "\n") }) {
      isComplete = !isInterim
      return
    }
    // A server may send anything: what is not UTF-8 is replaced, and means nothing then.
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
