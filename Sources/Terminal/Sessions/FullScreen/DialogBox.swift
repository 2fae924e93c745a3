/// The frame around a dialog, in the middle of the screen that the dialog interrupts.
struct DialogBox {
  private static let widest = 60

  /// The region inside the frame.
  let inside: Region
  private let outside: Region

  /// Creates a box for this number of lines of content, as far as there is room.
  init(lines: Int, in region: Region) {
    let columns = Self.columns(in: region)
    let rows = min(lines + 2, region.rows)
    outside = Region(
      column: region.column + (region.columns - columns) / 2, row: region.row + (region.rows - rows) / 2,
      columns: columns, rows: rows)
    inside = Region(column: outside.column + 1, row: outside.row + 1, columns: columns - 2, rows: rows - 2)
  }

  /// Returns the maximum size of a box's content.
  static func contentSize(in region: Region) -> GridSize {
    GridSize(columns: columns(in: region) - 3, rows: region.rows - 2)
  }

  private static func columns(in region: Region) -> Int { min(widest, region.columns - 2) }

  func draw(title: String, into grid: inout Grid) {
    let width = outside.columns - 2
    let title = StyledLine(" \(title) ", .title).truncated(to: width - 2)
    let rule = { (count: Int) in StyledLine(String(repeating: "─", count: count), .dim) }
    let top = StyledLine("┌─", .dim) + title + rule(width - 1 - title.columns) + StyledLine("┐", .dim)
    let bottom = StyledLine("└", .dim) + rule(width) + StyledLine("┘", .dim)
    let middle = StyledLine("│", .dim).padded(to: width + 1) + StyledLine("│", .dim)
    for row in 0..<outside.rows {
      let line =
        switch row {
        case 0: top
        case outside.rows - 1: bottom
        default: middle
        }
      grid.put(line, at: GridPosition(column: outside.column, row: outside.row + row))
    }
  }
}
