import Lists
import Localization

extension SearchWords {
  /// Returns where the words occur in the text, as ranges of its characters.
  package func ranges(in text: String) -> [Range<Int>] {
    guard !isEmpty else { return [] }
    // Folding may turn a character such as ß into several, or remove a character.
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
