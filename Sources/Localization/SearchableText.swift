import struct Foundation.Locale

/// Text prepared for searching: case, accents and character width are ignored.
package struct SearchableText: Sendable {
  fileprivate let folded: String

  package init(_ text: String) {
    // Most text is ASCII, where lowercasing is enough and faster.
    folded =
      text.utf8.allSatisfy { $0 < 0x80 }
      ? text.lowercased()
      : text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }

  /// Whether every word occurs somewhere in the text.
  package func contains(_ words: SearchWords) -> Bool {
    words.folded.allSatisfy(folded.contains)
  }
}

/// A typed search: every word must be found.
package struct SearchWords: Sendable {
  fileprivate let folded: [String]

  package init(_ typed: String) {
    folded = SearchableText(typed).folded.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Whether nothing was typed, which matches everything.
  package var isEmpty: Bool { folded.isEmpty }
}
