/// What a click can reach.
enum MouseTarget: Equatable {
  case part(Part)
  /// The list's row at this position among the rows to show.
  case row(Int)
  /// The command with this name, shown as a button that cannot have the focus.
  case command(String)
  /// A key, shown with what it does.
  case key(KeyPress)
}

/// Where in the picture the mouse can reach what, as it was drawn last.
struct MouseMap {
  private var areas: [(columns: Range<Int>, row: Int, target: MouseTarget)] = []

  /// Adds what was drawn in some columns of a row; it lies over what was drawn there before.
  mutating func add(_ target: MouseTarget, columns: Range<Int>, row: Int) {
    areas.append((columns, row, target))
  }

  subscript(_ position: GridPosition) -> MouseTarget? {
    areas.last { $0.row == position.row && $0.columns.contains(position.column) }?.target
  }
}

extension Range<Int> {
  /// Returns the same number of columns, further to the right.
  func moved(by distance: Int) -> Range {
    lowerBound + distance..<upperBound + distance
  }
}
