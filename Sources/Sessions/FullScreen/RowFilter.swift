import Localization
import TextUI

/// The filter of a list, and the rows that match it.
///
/// Rows must be made to be searched. The matches are therefore kept until the list changes, and a longer filter is
/// searched for only among the matches of the shorter one.
struct RowFilter {
  private(set) var text = ""
  private let language: Language
  private var matches: [Int]?
  /// Whether the matches are those of a shorter filter.
  private var narrows = false

  init(language: Language) {
    self.language = language
  }

  var isActive: Bool { !text.isEmpty }

  mutating func type(_ newText: String) {
    if !newText.hasPrefix(text) {
      matches = nil
    }
    narrows = matches != nil
    text = newText
  }

  /// Forgets the matches, because the list may have changed.
  mutating func forgetMatches() {
    matches = nil
  }

  /// Returns the rows that contain every word of the filter, ignoring case and accents.
  mutating func rows(of list: RowList) -> FilteredRows {
    let words = SearchWords(text)
    guard !words.isEmpty else { return FilteredRows(list) }
    if matches == nil || narrows {
      let candidates = matches ?? Array(0..<list.count)
      matches = candidates.filter { index in list[index].map { searchable($0).contains(words) } ?? false }
      narrows = false
    }
    return FilteredRows(list, matches: matches)
  }

  private func searchable(_ row: Row) -> SearchableText {
    let text = row.text.words(in: language)
    return SearchableText(row.detail.map { "\(text) \($0.words(in: language))" } ?? text)
  }
}
