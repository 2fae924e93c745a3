import Localization
import TextUI

/// The page of a list that a screen in lines or JSON shows.
nonisolated struct ListPage: Equatable, Sendable {
  /// The usual maximum number of rows on a page.
  static let usualSize = 20

  /// The id of the list; nil before it is known.
  var listID: Text?
  /// The index of the first row on the page.
  var offset = 0
  /// The maximum number of rows on the page.
  var size = usualSize

  /// Whether a list is shown as a whole.
  var isWholeList: Bool { size == .max }

  /// Returns the next page of a list of `count` rows; nil if this is the last one.
  func next(of count: Int) -> ListPage? { count - offset > size ? with(row: offset + size) : nil }

  /// Whether rows of a list follow this page that `more` shows or loads.
  @MainActor func hasMore(of list: RowList) -> Bool {
    next(of: list.count) != nil || list.ending?.loadAll != nil || list.ending?.loadMore?.isEnabled == true
  }

  /// Returns this page, or the last one if the list has become shorter; of another list, the first one.
  func clamped(to id: Text?, count: Int) -> ListPage {
    var page = with(row: id == listID ? min(offset, max(0, count - 1)) : 0)
    page.listID = id
    return page
  }

  /// Returns the page of this size with the row at an index.
  func with(row index: Int) -> ListPage { ListPage(listID: listID, offset: index / size * size, size: size) }

  /// Returns the indices of this page's rows in a list of `count` rows.
  func rows(of count: Int) -> Range<Int> {
    let start = min(offset, count)
    return start..<start + min(size, count - start)
  }
}
