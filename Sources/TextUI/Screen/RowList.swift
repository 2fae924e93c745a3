/// Rows, made one by one when they are shown: a list of 100,000 costs no more than the rows on the screen.
package struct RowList {
  /// Names what the rows are of: when it becomes another, the user starts at the top again.
  package let id: String
  package let count: Int
  /// What stands behind the last row; nil if all rows are there.
  package let ending: ListEnding?
  /// What has become of these rows since they were shown: the edits that lead from them to the rows of now.
  ///
  /// A session keeps it once it has shown the list, and asks when it next shows that screen. It keeps nothing of the
  /// calçot alive: of a list whose screen is gone there is nothing to tell. Nil for a list that tells no edits.
  package let editsSince: (() -> [RowEdit])?
  private let makeRow: (Int) -> Row?

  /// A list of `count` rows; `makeRow` is called with the index of a row that is to be shown, counted from 0.
  package init(
    id: String = "", count: Int, ending: ListEnding? = nil, editsSince: (() -> [RowEdit])? = nil,
    makeRow: @escaping (Int) -> Row?
  ) {
    self.id = id
    self.count = count
    self.ending = ending
    self.editsSince = editsSince
    self.makeRow = makeRow
  }

  /// The row at `index`, counted from 0; nil outside the list.
  package subscript(_ index: Int) -> Row? {
    (0..<count).contains(index) ? makeRow(index) : nil
  }
}
