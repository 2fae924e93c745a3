import Localization

/// What was typed to see fewer rows, and the rows that are left.
///
/// Rows have to be made to be looked at. So what was found is kept until the list changes, and more typed text looks
/// only at what matched before.
struct RowFilter {
  private(set) var text = ""
  private var matches: [Int]?
  /// Whether the matches are those of a shorter text.
  private var narrows = false

  var isActive: Bool { !text.isEmpty }

  mutating func type(_ newText: String) {
    if !newText.hasPrefix(text) {
      matches = nil
    }
    narrows = matches != nil
    text = newText
  }

  /// The list may have become another: what was found counts no more.
  mutating func forgetMatches() {
    matches = nil
  }

  /// The rows of `list` that have each word somewhere, without regard to case and accents.
  mutating func rows(of list: RowList) -> ShownRows {
    let words = SearchWords(text)
    guard !words.isEmpty else { return ShownRows(list) }
    if matches == nil || narrows {
      let candidates = matches ?? Array(0..<list.count)
      matches = candidates.filter { index in
        guard let row = list[index] else { return false }
        return SearchableText("\(row.text) \(row.detail)").has(words)
      }
      narrows = false
    }
    return ShownRows(list, matches: matches)
  }
}
