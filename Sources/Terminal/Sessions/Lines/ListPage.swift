import Localization
import TextUI

/// The page of a list that a screen in lines or JSON shows.
nonisolated struct ListPage: Equatable, Sendable {
  /// The usual maximum number of rows on a page.
  static let usualSize = 20

  /// The id of the list, with the search that has found its rows; nil before the list is known.
  private var listID: Text?
  private var typed: String?
  /// The index of the first row on the page.
  private(set) var offset = 0
  /// The maximum number of rows on the page.
  private(set) var size = usualSize

  init(size: Int = usualSize) { self.size = size }

  /// Whether a list is shown as a whole.
  var isWholeList: Bool { size == .max }

  /// Returns whether the list has rows after this page that `more` can show or load.
  @MainActor func hasMore(of list: RowList) -> Bool {
    rows(of: list.count).upperBound < list.count || list.ending?.loadAll != nil
      || list.ending?.loadMore?.isEnabled == true
  }

  /// Returns this page, or the last page if the list has become too short.
  ///
  /// For another list or another search, returns the first page.
  @MainActor func clamped(to list: RowList?) -> ListPage {
    let count = list?.count ?? 0
    let typed = list?.search?.typed
    var page = self
    if list?.id != listID || typed != self.typed { page.offset = 0 }
    if page.offset >= count { page = page.with(row: max(0, count - 1)) }
    page.listID = list?.id
    page.typed = typed
    return page
  }

  /// Returns the page of this size with the row at an index.
  func with(row index: Int) -> ListPage {
    var page = self
    page.offset = index / size * size
    return page
  }

  /// Returns the indices of this page's rows in a list of `count` rows.
  func rows(of count: Int) -> Range<Int> {
    let start = min(offset, count)
    return start..<start + min(size, count - start)
  }
}
