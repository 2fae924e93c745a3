import Localization

/// The end of an incomplete list, shown after its last row.
///
/// It is not a row: it cannot be selected, and has no number.
package struct ListEnding: Identifiable {
  /// Identifies the state of the list in which more rows can be loaded.
  package let id: String
  /// The text shown to the user.
  package let text: Text
  /// Whether more rows are being loaded.
  package let isBusy: Bool
  /// The command that loads more rows.
  package let loadMore: KeyCommand?
  /// Loads more rows without a command; nil if more are loaded only at the user's request.
  ///
  /// A session that scrolls calls it when the ending becomes visible, once for each ``id``.
  package let prefetch: (() async -> Void)?
  /// Loads all other rows for commands that need the whole list; nil if that takes too long.
  package let loadAll: (() async -> Void)?

  package init(
    id: String, text: Text, isBusy: Bool = false, loadMore: KeyCommand? = nil,
    prefetch: (() async -> Void)? = nil, loadAll: (() async -> Void)? = nil
  ) {
    self.id = id
    self.text = text
    self.isBusy = isBusy
    self.loadMore = loadMore
    self.prefetch = prefetch
    self.loadAll = loadAll
  }
}
