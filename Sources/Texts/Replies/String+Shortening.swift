import Localization

// Text by strangers can be of any size, and so can a single character in it; limits therefore count scalars.
extension String {
  /// This text on one line, with single spaces between the words.
  package var onOneLine: String {
    split(whereSeparator: \.isBlank).joined(separator: " ")
  }

  /// Returns this text if it has at most `limit` scalars; otherwise its start, followed by `…`.
  package func shortened(to limit: Int) -> String {
    start(of: limit).map { $0 + "…" } ?? self
  }

  /// The non-blank lines of this text; a very long text is cut, with a note at the end.
  package var paragraphs: [Text] {
    let limit = 20_000
    guard let start = start(of: limit) else { return lines }
    return start.lines + [.replies(.textCut(limit: limit))]
  }

  /// Returns the first `limit` scalars of this text; nil if it has no more than `limit`.
  private func start(of limit: Int) -> String? {
    guard let end = unicodeScalars.index(startIndex, offsetBy: limit, limitedBy: endIndex), end != endIndex else {
      return nil
    }
    return String(unicodeScalars[..<end])
  }

  private var lines: [Text] {
    split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isBlank) }.map { Text(verbatim: String($0)) }
  }
}

extension Character {
  /// Whether the character is invisible.
  ///
  /// Unicode counts the empty Braille pattern as a symbol, but readers see a gap.
  fileprivate var isBlank: Bool { isWhitespace || self == "\u{2800}" }
}
