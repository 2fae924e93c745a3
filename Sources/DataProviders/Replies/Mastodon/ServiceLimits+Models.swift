/// What a server says, as far as a model takes it; a text that is cut ends with `…`.
extension ServiceLimits {
  func count(_ count: Int) -> Int {
    min(max(count, counts.lowerBound), counts.upperBound)
  }

  func name(_ text: String) -> String {
    Self.cut(text, at: longestName)
  }

  /// Plain text from HTML.
  func plain(_ html: String) -> String {
    Self.cut(HTMLText.plain(html), at: longestText)
  }

  /// By scalars, as one character may have any number of them.
  private static func cut(_ text: String, at length: Int) -> String {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: length, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return text }
    return String(scalars[..<end]) + "…"
  }
}
