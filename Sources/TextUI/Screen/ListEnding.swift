/// What stands behind the last row of a list that is not all there.
///
/// It is no row: it cannot be selected, and has no number.
package struct ListEnding: Identifiable {
  /// Another one for each state of the list in which it wants more rows.
  package let id: String
  /// What the user is told.
  package let text: String
  /// Whether more rows are on their way.
  package let isBusy: Bool
  /// Gets more rows; nil if only a command of the user may.
  ///
  /// A session on which one scrolls calls it when the ending comes into view: once for each ``id``, and not because the
  /// screen was read. One that answers line by line never does, as it shows what was asked for.
  package let prefetch: (() async -> Void)?

  package init(id: String, text: String, isBusy: Bool = false, prefetch: (() async -> Void)? = nil) {
    self.id = id
    self.text = text
    self.isBusy = isBusy
    self.prefetch = prefetch
  }
}
