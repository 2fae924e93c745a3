import TextUI

extension RowList {
  /// The zero-based indices of all rows, by their ids.
  var indices: [Row.ID: Int] {
    Dictionary((0..<count).compactMap { index in self[index].map { ($0.id, index) } }) { _, last in last }
  }
}
