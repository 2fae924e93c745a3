/// The row of a list that commands act on.
///
/// It is a row and not a place: it stays selected wherever it moves to.
struct RowSelection: Equatable {
  /// How far from its old place a row is looked for before all rows are made.
  private static let neighbourhood = 64

  private(set) var id: String?
  private(set) var position = 0

  /// Selects the row at a position, or the first or last one if there are fewer.
  mutating func move(to newPosition: Int, in rows: ShownRows) {
    position = max(0, min(newPosition, rows.count - 1))
    id = rows[position]?.id ?? id
  }

  /// Finds the selected row again; if it is gone, selects the one that has come nearest to its place.
  mutating func settle(in rows: ShownRows) {
    // While there are no rows, the one that was selected may still come back.
    guard rows.count > 0 else { return }
    if let id, let found = place(of: id, in: rows) {
      position = found
    } else {
      move(to: position, in: rows)
    }
  }

  private func place(of id: String, in rows: ShownRows) -> Int? {
    if rows[position]?.id == id { return position }
    for distance in 1...Self.neighbourhood {
      for place in [position - distance, position + distance] where rows[place]?.id == id { return place }
    }
    return (0..<rows.count).first { rows[$0]?.id == id }
  }
}
