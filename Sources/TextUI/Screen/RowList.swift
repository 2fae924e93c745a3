/// Rows, made one by one when they are shown: a list of 100,000 costs no more than the rows on the screen.
package struct RowList {
  package let count: Int
  private let makeRow: (Int) -> Row?

  /// A list of `count` rows; `makeRow` is called with the index of a row that is to be shown, counted from 0.
  package init(count: Int, makeRow: @escaping (Int) -> Row?) {
    self.count = count
    self.makeRow = makeRow
  }

  /// The row at `index`, counted from 0; nil outside the list.
  package subscript(_ index: Int) -> Row? {
    (0..<count).contains(index) ? makeRow(index) : nil
  }
}
