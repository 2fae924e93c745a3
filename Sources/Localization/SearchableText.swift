import Foundation

/// Text in the form in which it is searched: without regard to case, accents and width.
package struct SearchableText: Sendable {
  fileprivate let folded: String

  package init(_ text: String) {
    // What most text is takes a shorter way.
    folded =
      text.utf8.allSatisfy { $0 < 0x80 }
      ? text.lowercased()
      : text.folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }

  /// Whether each of the words stands somewhere in the text.
  package func has(_ words: SearchWords) -> Bool {
    words.folded.allSatisfy(folded.contains)
  }
}

/// What somebody has typed to find something by: words, each of which has to be found.
package struct SearchWords: Sendable {
  fileprivate let folded: [String]

  package init(_ typed: String) {
    folded = SearchableText(typed).folded.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// Whether nothing was typed, so that everything is found.
  package var isEmpty: Bool { folded.isEmpty }
}
