/// A typed search: every word must be found.
package struct SearchWords: Equatable, Sendable {
  /// The maximum number of words that are searched for.
  ///
  /// Further words are ignored, because a database accepts only a limited number of conditions.
  package static let limit = 32

  /// The words, folded like the text that is searched.
  package let folded: [String]

  package init(_ typed: String) {
    folded = typed.folded.split(whereSeparator: \.isWhitespace).prefix(Self.limit).map(String.init)
  }

  /// Whether no words were typed; an empty search matches everything.
  package var isEmpty: Bool { folded.isEmpty }

  /// Returns whether the text contains all the words.
  package func match(_ text: String) -> Bool {
    let text = text.folded
    return folded.allSatisfy { text.contains($0) }
  }
}
