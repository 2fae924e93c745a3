import WebClient

/// Limits what a server sends before it becomes part of a model. Text that is cut off ends with `…`.
extension ServiceLimits {
  func count(_ count: Int) -> Int { min(max(count, counts.lowerBound), counts.upperBound) }

  func name(_ text: String) -> String { Self.cut(text, at: longestName) }

  /// Converts HTML to plain text and a list of links.
  ///
  /// Very long HTML is cut first, because converting it takes time.
  func plain(_ html: String, hidesQuote: Bool = false) -> (text: String, links: [String]) {
    let plain = HTMLText(Self.cut(html, at: longestHTML), hidesQuote: hidesQuote)
    return (Self.cut(plain.text, at: longestText), Array(plain.links.prefix(links)))
  }

  /// Cuts text after `length` scalars; one character may consist of any number of scalars.
  private static func cut(_ text: String, at length: Int) -> String {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: length, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return text }
    return String(scalars[..<end]) + "…"
  }
}
