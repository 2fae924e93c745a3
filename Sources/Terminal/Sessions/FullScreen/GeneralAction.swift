/// The actions of the general keys, which have the same meaning on every screen.
nonisolated package enum GeneralAction: Equatable, Sendable {
  case up, down, halfPageUp, halfPageDown, pageUp, pageDown, first, last
  case scrollUp, scrollDown
  case less, more
  case enter, next, previous
  /// Opens the row with this number.
  case row(Int)
  /// Goes one step back, for example out of a typed text, the filter, or the screen.
  case back
  /// Leaves the screen, or quits the program on home's first screen.
  case leave
  case copy, filter, keys
  /// Marks the selected row, the rows from the last marked row to it, or all rows. Without a command that takes several rows,
  /// `mark` picks the next option of a focused choice, does the same as Enter, or scrolls a page down.
  case mark, markRange, markAll
  /// Runs the command that takes something away, the command that reloads, or redo. Each of them has another key as well.
  case takeAway, refresh, redo
  /// Opens the palette of commands and paths.
  case palette
  /// Moves the focus to the list, or to the page beside the list.
  case otherPane
  case redraw, suspend, quit

  /// The number of lines that the wheel scrolls at a time.
  private static let wheelRows = 3

  /// Returns how many lines the action moves down, negative for up; nil if it does not move.
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
