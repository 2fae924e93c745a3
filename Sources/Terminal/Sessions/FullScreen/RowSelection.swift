import TextUI

/// The selected row of a list, to which commands apply.
///
/// It is a row and not a position, so it stays selected when it moves.
struct RowSelection: Equatable {
  /// The distance from the old position within which a row is searched for before all rows are.
  private static let neighbourhood = 64

  private(set) var id: String?
  private(set) var position = 0

  /// Selects the row at a position, or the nearest row if there is none.
  mutating func move(to newPosition: Int, in rows: FilteredRows) {
    position = max(0, min(newPosition, rows.count - 1))
    id = rows[position]?.id ?? id
  }

  /// Finds the selected row again; if it is gone, selects the row now at its position.
  mutating func settle(in rows: FilteredRows) {
    // While there are no rows, the selected one may still come back.
    guard rows.count > 0 else { return }
    if let id, let found = place(of: id, in: rows) {
      position = found
    } else {
      move(to: position, in: rows)
    }
  }

  /// Selects the row with an id, which is probably near the end; returns false if there is none.
  mutating func select(_ newID: String, in rows: FilteredRows) -> Bool {
    guard let found = (0..<rows.count).last(where: { rows[$0]?.id == newID }) else { return false }
    (id, position) = (newID, found)
    return true
  }

  private func place(of id: String, in rows: FilteredRows) -> Int? {
    if rows[position]?.id == id { return position }
    for distance in 1...Self.neighbourhood {
      for place in [position - distance, position + distance] where rows[place]?.id == id { return place }
    }
    return (0..<rows.count).first { rows[$0]?.id == id }
  }
}
