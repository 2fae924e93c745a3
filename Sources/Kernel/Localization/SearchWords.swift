/// A typed search: every word must be found.
package struct SearchWords: Equatable, Sendable {
  /// The number of words that are searched for; further ones are ignored, as a database takes only so many.
  package static let limit = 32

  /// The words as they are in a folded text.
  package let folded: [String]

  package init(_ typed: String) {
    folded = typed.folded.split(whereSeparator: \.isWhitespace).prefix(Self.limit).map(String.init)
  }

  /// Whether nothing was typed, which matches everything.
  package var isEmpty: Bool { folded.isEmpty }

  /// Returns where the words occur in a text, as ranges of its characters.
  package func ranges(in text: String) -> [Range<Int>] {
    guard !isEmpty else { return [] }
    // A character may become several when it is folded, such as ß, or none.
    var folded: [Character] = []
    var origins: [Int] = []
    for (index, character) in text.enumerated() {
      let letters = String(character).folded
      folded += letters
      origins += Array(repeating: index, count: letters.count)
    }
    return self.folded.flatMap { word in
      folded.ranges(of: Array(word)).map { origins[$0.lowerBound]..<origins[$0.upperBound - 1] + 1 }
    }
  }
}
