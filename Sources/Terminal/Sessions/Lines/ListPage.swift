/// The page of a list that a screen in lines or JSON shows.
nonisolated struct ListPage: Equatable, Sendable {
  /// The maximum number of rows on a page.
  static let size = 20

  /// The index of the first row on the page.
  var offset = 0

  /// Returns the next page of a list of `count` rows; nil if this is the last one.
  func next(of count: Int) -> ListPage? {
    offset + Self.size < count ? ListPage(offset: offset + Self.size) : nil
  }

  /// Returns this page, or the last one if the list has become shorter.
  func clamped(to count: Int) -> ListPage {
    ListPage(offset: min(offset, max(0, count - 1) / Self.size * Self.size))
  }

  /// Returns the indices of this page's rows in a list of `count` rows.
  func rows(of count: Int) -> Range<Int> {
    min(offset, count)..<min(offset + Self.size, count)
  }
}
