/// The lines at the bottom of the screen that show what the last key has caused.
struct TracePane {
  /// How much of the terminal the screen itself keeps.
  private static let rowsAbove = 16

  /// The size that is left for the screen.
  let sizeAbove: GridSize
  /// All rows of the pane: a rule, and the newest steps.
  let lines: [StyledLine]

  /// Lays the steps out as one text; in a terminal without room for it, the pane has no lines.
  init(_ steps: [String], in size: GridSize) {
    let rows = max(0, size.rows - Self.rowsAbove)
    let rule = StyledLine(String(repeating: "─", count: size.columns), .dim)
    let text = StyledLine(steps.joined(separator: " "), .dim).wrapped(to: size.columns).suffix(max(0, rows - 1))
    let blank = Array(repeating: StyledLine(), count: max(0, rows - 1 - text.count))
    lines = rows == 0 ? [] : [rule] + text + blank
    sizeAbove = GridSize(columns: size.columns, rows: size.rows - rows)
  }
}
