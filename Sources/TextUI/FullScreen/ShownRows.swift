/// The rows of a list that are to be seen: all of them, or those that match a filter.
struct ShownRows {
  let list: RowList
  /// The indices of the rows that match, in order; nil if all do.
  private let matches: [Int]?

  init(_ list: RowList, matches: [Int]? = nil) {
    self.list = list
    self.matches = matches
  }

  var count: Int { matches?.count ?? list.count }

  /// The row at a position among those to be seen; nil outside.
  subscript(_ position: Int) -> Row? {
    index(of: position).flatMap { list[$0] }
  }

  /// What the list calls the row at a position.
  func index(of position: Int) -> Int? {
    guard (0..<count).contains(position) else { return nil }
    return matches?[position] ?? position
  }
}
