import TextUI

/// The rows of a list to show: all rows, or the rows that match a filter.
struct FilteredRows {
  let list: RowList
  /// The indices of the rows that match, in order; nil if all rows are shown.
  private let matches: [Int]?

  init(_ list: RowList, matches: [Int]? = nil) {
    self.list = list
    self.matches = matches
  }

  var count: Int { matches?.count ?? list.count }

  /// The row at a position among the rows to show; nil for other positions.
  subscript(_ position: Int) -> Row? {
    index(of: position).flatMap { list[$0] }
  }

  /// Returns the index in the list of the row at a position; nil outside the rows to show.
  func index(of position: Int) -> Int? {
    guard (0..<count).contains(position) else { return nil }
    return matches?[position] ?? position
  }

  /// Returns the position, among the rows to show, of the row with an id; nil if it is not shown.
  func position(of id: Row.ID) -> Int? {
    let index = list.index(of: id)
    guard let matches else { return index }
    return index.flatMap { matches.firstIndex(of: $0) }
  }

  /// Returns the given indices whose rows are shown; `indices` must be in ascending order.
  func shown(of indices: [Int]) -> [Int] {
    guard let matches else { return indices }
    var shown: [Int] = []
    var rest = matches[...]
    for index in indices {
      rest = rest.drop { $0 < index }
      if rest.first == index { shown.append(index) }
    }
    return shown
  }
}
