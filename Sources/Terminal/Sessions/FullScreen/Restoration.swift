/// What the user left on a screen, and finds again when its path is shown once more.
package struct Restoration: Equatable {
  /// The id of the selected row.
  package var row: String?
  /// The filter of the list.
  package var filter: String
  var viewport = Viewport()

  package init(row: String? = nil, filter: String = "") { (self.row, self.filter) = (row, filter) }
}
