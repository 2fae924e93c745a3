import TextUI

extension RowList {
  /// Returns the zero-based index of the row with an id, which is probably near the end if it is new.
  func index(of id: Row.ID) -> Int? { (0..<count).last { self[$0]?.id == id } }

  /// The zero-based indices of all rows, by their ids.
  var indices: [Row.ID: Int] {
    Dictionary((0..<count).compactMap { index in self[index].map { ($0.id, index) } }) { _, last in last }
  }
}
