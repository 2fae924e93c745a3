/// The targets of clicks, by their places in the picture that was drawn last.
struct MouseMap {
  private var areas: [(columns: Range<Int>, row: Int, target: MouseTarget)] = []

  /// Adds a target in some columns of a row, in front of the targets added before.
  mutating func add(_ target: MouseTarget, columns: Range<Int>, row: Int) {
    areas.append((columns, row, target))
  }

  subscript(_ position: GridPosition) -> MouseTarget? {
    areas.last { $0.row == position.row && $0.columns.contains(position.column) }?.target
  }
}
