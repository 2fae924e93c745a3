/// The actions of keys that are the same on every screen.
nonisolated package enum GeneralAction: Equatable, Sendable {
  case up, down, halfPageUp, halfPageDown, pageUp, pageDown, first, last
  case scrollUp, scrollDown
  case less, more
  case enter, next, previous
  /// Opens the row with this number.
  case row(Int)
  /// Goes one step back: out of the text being typed, the filter, or the screen.
  case back
  /// Leaves the screen, or the program.
  case leave
  case copy, filter, keys
  /// Marks the selected row, the rows from the last marked row to it, or all rows. Without a command that takes several rows,
  /// `mark` does the same as Enter.
  case mark, markRange, markAll
  /// Runs the command that takes something away, the command that reloads, or redo. Each of them has another key as well.
  case takeAway, refresh, redo
  /// Opens the palette of commands and paths.
  case palette
  /// Goes to the list, or to the page next to it.
  case otherPane
  case redraw, suspend, quit

  /// The number of lines that the wheel scrolls at a time.
  private static let wheelRows = 3

  /// Returns the number of lines by which the action moves down; nil if it does not move.
  ///
  /// A page has `page` lines.
  func distance(page: Int) -> Int? {
    switch self {
    case .up: -1
    case .down: 1
    case .scrollUp: -Self.wheelRows
    case .scrollDown: Self.wheelRows
    case .halfPageUp: -max(1, page / 2)
    case .halfPageDown: max(1, page / 2)
    case .pageUp: -page
    case .pageDown: page
    case .first: -.max / 2
    case .last: .max / 2
    default: nil
    }
  }
}
