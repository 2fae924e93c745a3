/// Finds the ends of tags and comments.
///
/// All searches in one text take linear time in total.
struct HTMLTags {
  private let html: [UInt8]
  /// The place of the last `>`; no tag ends after it.
  private let lastEnd: Int
  /// Whether quotes hide a `>`; false once an unterminated quote has been found.
  private var heedsQuotes = true

  init(_ html: [UInt8]) {
    self.html = html
    lastEnd = html.lastIndex(of: UInt8(ascii: ">")) ?? 0
  }

  /// Returns the place of the `>` that ends the tag or comment at `place`, if any.
  ///
  /// For a comment without an end, this is the place of the text's last character.
  mutating func end(from place: Int) -> Int? {
    guard place + 1 < html.count else { return nil }
    if html[place + 1] == UInt8(ascii: "!"), html[place...].starts(with: "<!--".utf8) {
      return endOfComment(from: place + 2)
    }
    guard place + 1 < lastEnd, Self.beginsTag(html[place + 1]) else { return nil }
    if heedsQuotes {
      if let end = endOutsideQuotes(from: place) { return end }
      heedsQuotes = false
    }
    return html[place...].firstIndex(of: UInt8(ascii: ">"))
  }

  /// Returns the place where a comment ends.
  ///
  /// As in browsers, a comment without an end hides the rest of the text.
  private func endOfComment(from start: Int) -> Int {
    var hyphens = 0
    for place in start..<html.count {
      if html[place] == UInt8(ascii: ">"), hyphens >= 2 { return place }
      hyphens = html[place] == UInt8(ascii: "-") ? hyphens + 1 : 0
    }
    return html.count - 1
  }

  /// Returns the place of the first `>` outside quoted attribute values, which follow a `=`.
  private func endOutsideQuotes(from start: Int) -> Int? {
    var quote: UInt8?
    var isAfterEquals = false
    for place in start..<html.count {
      let byte = html[place]
      switch (byte, quote) {
      case (_, let open?): if byte == open { quote = nil }
      case (UInt8(ascii: ">"), nil): return place
      case (UInt8(ascii: "\""), nil), (UInt8(ascii: "'"), nil): quote = isAfterEquals ? byte : nil
      default: break
      }
      isAfterEquals = byte == UInt8(ascii: "=") || isAfterEquals && byte == UInt8(ascii: " ")
    }
    return nil
  }

  private static func beginsTag(_ byte: UInt8) -> Bool {
    // The bit distinguishes lower case from upper case.
    "/!".utf8.contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
