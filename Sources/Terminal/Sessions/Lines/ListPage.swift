/// The page of a list that a screen in lines or JSON shows.
nonisolated struct ListPage: Equatable, Sendable {
  /// The usual maximum number of rows on a page.
  static let usualSize = 20
  /// A page for a whole list.
  static let whole = ListPage(size: .max)

  /// The index of the first row on the page.
  var offset = 0
  /// The maximum number of rows on the page.
  var size = usualSize

  /// Returns the next page of a list of `count` rows; nil if this is the last one.
  func next(of count: Int) -> ListPage? {
    count - offset > size ? ListPage(offset: offset + size, size: size) : nil
  }

  /// Returns this page, or the last one if the list has become shorter.
  func clamped(to count: Int) -> ListPage { with(row: min(offset, max(0, count - 1))) }

  /// Returns the page of this size with the row at an index.
  func with(row index: Int) -> ListPage { ListPage(offset: index / size * size, size: size) }

  /// Returns the indices of this page's rows in a list of `count` rows.
  func rows(of count: Int) -> Range<Int> {
    let start = min(offset, count)
    return start..<start + min(size, count - start)
  }
}
