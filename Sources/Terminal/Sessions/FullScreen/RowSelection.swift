import TextUI

/// The selected row of a list, to which commands apply.
///
/// The selection is a row and not a position, so a row stays selected when it moves.
struct RowSelection {
  /// How the row came to be selected.
  private enum Origin {
    /// Neither the user nor a command has selected the row. It is the first row until the row that is sought, if any, has
    /// arrived.
    case nobody(seeking: Row.ID?)
    /// The user, a command or a path has chosen the row, so the row stays selected.
    case somebody
    /// The user has gone to the end of an incomplete list. Whenever more rows arrive, the last row is selected again.
    case end
  }

  private(set) var id: Row.ID?
  private(set) var position = 0
  private var origin: Origin

  /// Selects the first row, or the row with an id as soon as it has arrived.
  init(seeking row: Row.ID? = nil) { origin = .nobody(seeking: row) }

  /// Whether a row is sought.
  var isSeeking: Bool { if case .nobody(_?) = origin { true } else { false } }

  /// Whether the user has gone to the end, and more rows may come.
  var isAtEnd: Bool { if case .end = origin { true } else { false } }

  /// Notes that the user has acted on the selected row, which stays selected from now on.
  mutating func keep() { origin = .somebody }

  /// Selects the row at a position, or the nearest row if no row is there.
  mutating func move(to newPosition: Int, in rows: FilteredRows) {
    position = max(0, min(newPosition, rows.count - 1))
    id = rows[position]?.id ?? id
  }

  /// Selects the first row, even if it arrives only later.
  mutating func moveToFirst(of rows: FilteredRows) {
    position = 0
    id = rows[0]?.id
  }

  /// Selects the last row and, whenever more rows arrive, the new last row, until ``keep()``.
  mutating func moveToEnd(of rows: FilteredRows) {
    move(to: rows.count - 1, in: rows)
    origin = rows.list.ending == nil ? .somebody : .end
  }

  /// Selects the row with an id; returns false if there is no such row.
  mutating func select(_ newID: Row.ID, in rows: FilteredRows) -> Bool {
    guard let found = rows.position(of: newID) else { return false }
    id = newID
    position = found
    origin = .somebody
    return true
  }

  /// Adapts to the current rows, some of which a filter may not have searched yet.
  ///
  /// - Returns: The row that was selected before, if a different row is selected now, although the user has not chosen that
  ///   row.
  mutating func settle(in rows: FilteredRows, isSearching: Bool) -> Row.ID? {
    // While there are no rows, the selected row may still come back.
    guard rows.count > 0 else { return nil }
    if isAtEnd {
      moveToEnd(of: rows)
      return nil
    }
    let before = id
    if case .nobody(let sought) = origin {
      if let sought, !isSearching {
        if select(sought, in: rows) { return nil }
        if rows.list.ending?.loadAll == nil { origin = .nobody(seeking: nil) }
      }
      move(to: 0, in: rows)
      return id == before ? nil : before
    }
    findAgain(in: rows, isSearching: isSearching)
    return id == before ? nil : before
  }

  /// Finds the selected row again; if it is not listed now, selects the row at its position.
  ///
  /// While a filter is searching, the selected row stays selected even if the filter has not found it yet.
  private mutating func findAgain(in rows: FilteredRows, isSearching: Bool) {
    // Check the old position first: most rows have not moved, and to find the row elsewhere, the list may have to create every
    // row.
    if let id, rows[position]?.id == id { return }
    let found = id.flatMap(rows.position(of:))
    if id != nil, found == nil, isSearching { return }
    move(to: found ?? position, in: rows)
  }
}
