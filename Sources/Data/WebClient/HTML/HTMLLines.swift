/// The plain text built from HTML: line breaks, whitespace, quotes and lists.
///
/// Line breaks are written only when more text follows, so the text does not end with line breaks, and never has two blank
/// lines in a row.
struct HTMLLines {
  /// The maximum depth of indentation, so that the indentation cannot outgrow the text.
  private static let deepest = 8

  private var bytes: [UInt8] = []
  private var breaks = 0
  private var needsBlank = false
  private var preformatted = 0
  private var quotes = 0
  /// The open lists, each with the number of its last item; an unordered list has none.
  private var lists: [Int?] = []
  private var marker: String?

  /// The text so far.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func append(_ text: String) {
    for byte in text.utf8 { append(byte) }
  }

  mutating func append(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\n") where preformatted > 0: breakLine()
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"):
      // Outside preformatted text, whitespace collapses to one space, and is dropped at both ends of a line.
      needsBlank = true
      if preformatted > 0 { write(UInt8(ascii: " ")) }
    default: write(byte)
    }
  }

  mutating func breakLine() {
    breaks = min(breaks + 1, 2)
  }

  /// Makes the text that follows begin on a new line.
  ///
  /// Unlike two line breaks, two calls in a row leave no blank line.
  mutating func startLine() {
    breaks = max(breaks, 1)
  }

  mutating func breakParagraph() {
    breaks = 2
  }

  /// Begins a quote, or ends the innermost one.
  mutating func quote(isEnd: Bool) {
    breakParagraph()
    quotes = max(0, quotes + (isEnd ? -1 : 1))
  }

  /// Begins a block of preformatted text, or ends the innermost block.
  mutating func preformat(isEnd: Bool) {
    breakParagraph()
    preformatted = max(0, preformatted + (isEnd ? -1 : 1))
  }

  mutating func beginList(isNumbered: Bool) {
    if lists.isEmpty { breakParagraph() } else { startLine() }
    lists.append(isNumbered ? 0 : nil)
  }

  mutating func endList() {
    _ = lists.popLast()
    if lists.isEmpty { breakParagraph() }
    marker = nil
  }

  mutating func beginItem() {
    startLine()
    marker = "• "
    guard let list = lists.last, let number = list else { return }
    lists[lists.count - 1] = number + 1
    marker = "\(number + 1). "
  }

  mutating func endItem() {
    startLine()
    marker = nil
  }

  private mutating func write(_ byte: UInt8) {
    if bytes.isEmpty || breaks > 0 {
      beginLine()
    } else if needsBlank, preformatted == 0 {
      bytes.append(UInt8(ascii: " "))
    }
    needsBlank = false
    bytes.append(byte)
  }

  private mutating func beginLine() {
    let quote = String(repeating: "> ", count: min(quotes, Self.deepest))
    if !bytes.isEmpty {
      bytes.append(UInt8(ascii: "\n"))
      if breaks > 1 { bytes.append(UInt8(ascii: "\n")) }
    }
    bytes += quote.utf8
    bytes += String(repeating: "  ", count: min(max(0, lists.count - 1), Self.deepest)).utf8
    if let marker { bytes += marker.utf8 }
    marker = nil
    breaks = 0
  }
}
