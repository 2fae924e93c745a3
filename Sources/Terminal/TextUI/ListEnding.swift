import Localization

/// The end of an incomplete list, shown after its last row.
///
/// It is not a row: it cannot be selected, and has no number.
package struct ListEnding: Identifiable {
  /// Differs for each state of the list in which more rows can be loaded.
  package let id: String
  /// The text shown to the user.
  package let text: Text
  /// Whether more rows are being loaded.
  package let isBusy: Bool
  /// Whether ``prefetch`` loads all other rows, and so fast that a session may wait for it.
  package let loadsAll: Bool
  /// The command that loads more rows; nil if there is none.
  package let loadMore: KeyCommand?
  /// Loads more rows without a command; nil if only the user may load more.
  ///
  /// A session that scrolls calls it when the ending becomes visible, once for each ``id``. A session that works line
  /// by line only calls it for what needs the whole list, and if it ``loadsAll``.
  package let prefetch: (() async -> Void)?

  package init(
    id: String, text: Text, isBusy: Bool = false, loadsAll: Bool = false, loadMore: KeyCommand? = nil,
    prefetch: (() async -> Void)? = nil
  ) {
    self.id = id
    self.text = text
    self.isBusy = isBusy
    self.loadsAll = loadsAll
    self.loadMore = loadMore
    self.prefetch = prefetch
  }
}
