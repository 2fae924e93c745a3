import TextUI

/// The rows in the last picture, from top to bottom.
struct DrawnRows {
  private(set) var rows: [DrawnRow] = []
  private var positions = 0..<0
  private var scene = 0

  /// Whether they are the rows at these positions of a scene, in which no row changes.
  func areRows(at positions: Range<Int>, of scene: Int) -> Bool { positions == self.positions && scene == self.scene }

  /// Takes the rows at these positions, and keeps those that are the same as before.
  ///
  /// - Returns: Whether any of them is not the same, or is gone.
  mutating func take(_ new: [Row?], at positions: Range<Int>, of scene: Int) -> Bool {
    let before = rows
    rows = zip(positions, new).compactMap { position, row in
      let index = position - (before.first?.position ?? 0)
      let known = before.indices.contains(index) ? before[index] : nil
      return known?.row == row && known?.position == position ? known : row.map { DrawnRow($0, at: position) }
    }
    (self.positions, self.scene) = (positions, scene)
    return !rows.elementsEqual(before, by: ===)
  }
}
