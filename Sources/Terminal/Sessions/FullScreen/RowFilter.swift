import Lists
import Localization
import TextUI

/// The filter of a list, and the rows that match it.
///
/// A row has to be created before it can be searched, and for many rows this takes a while. Rows are therefore searched in
/// batches, so that no keystroke has to wait, and kept in searchable form until the list changes.
struct RowFilter {
  /// The number of rows that are searched between two looks at the clock.
  private static let piece = 100

  private(set) var text = ""
  let language: Language
  private(set) var words = SearchWords("")
  private var index = SearchIndex()
  private var matches: [Int] = []
  /// The matches of a shorter filter that are still to be searched.
  private var candidates: ArraySlice<Int> = []
  /// The number of rows that have been searched, or are among the candidates.
  private var searched = 0

  init(language: Language) {
    self.language = language
  }

  var isActive: Bool { !words.isEmpty }

  mutating func type(_ newText: String) {
    if newText.hasPrefix(text), isActive {
      candidates = matches + candidates
    } else {
      candidates = []
      searched = 0
    }
    matches = []
    text = newText
    words = SearchWords(newText)
  }

  /// Forgets the matches and the search index, because the list may have changed.
  mutating func forgetMatches() {
    index = SearchIndex()
    matches = []
    candidates = []
    searched = 0
  }

  /// Returns whether a filter is active that has not yet searched all rows of a list.
  func isSearching(_ list: RowList?) -> Bool {
    guard let list, isActive else { return false }
    return !candidates.isEmpty || searched < list.count
  }

  /// Searches rows until all are searched or the time is over, but at least one batch.
  mutating func search(_ list: RowList, for time: Duration) {
    guard isSearching(list) else { return }
    let end = ContinuousClock.now + time
    repeat { searchPiece(of: list) } while isSearching(list) && ContinuousClock.now < end
  }

  /// Returns the rows found so far that contain every word of the filter.
  ///
  /// Case and accents are ignored. Without a filter, all rows are returned.
  func rows(of list: RowList) -> FilteredRows { FilteredRows(list, matches: isActive ? matches : nil) }

  private mutating func searchPiece(of list: RowList) {
    let known = candidates.prefix(Self.piece)
    matches += known.filter { index.text(at: $0, contains: words) }
    candidates = candidates.dropFirst(known.count)
    let end = min(searched + Self.piece - known.count, list.count)
    for row in searched..<end {
      if row >= index.count { index.append(list[row].map(searchable) ?? "") }
      if index.text(at: row, contains: words) { matches.append(row) }
    }
    searched = end
  }

  /// Returns the text by which a row is found.
  ///
  /// The text contains no numbers, because their units, such as “members”, are in every row.
  private func searchable(_ row: Row) -> String {
    let details = row.details.compactMap { if case .text(let text) = $0 { text } else { nil } }
    return ([row.text] + details).map { $0.words(in: language) }.joined(separator: " ")
  }
}
