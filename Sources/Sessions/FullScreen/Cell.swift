/// One column of a terminal row: a character with its combining marks, or the right half of a wide character.
///
/// Cells are made only from ``SafeText``, so unsanitised text cannot get on a screen.
nonisolated package struct Cell: Hashable, Sendable {
  /// An empty column.
  package static let blank = Cell(text: " ", columns: 1, style: .plain)
  /// The maximum number of marks on a character: more than any script uses would only cover the lines around it.
  private static let mostMarks = 8

  /// The text to write; empty for the right half of a wide character.
  package private(set) var text: String
  /// The width: 1, or 2 for a wide character, or 0 for its right half.
  package let columns: Int
  package var style: Style

  private init(text: String, columns: Int, style: Style) {
    self.text = text
    self.columns = columns
    self.style = style
  }

  /// Returns the cells of a text from left to right, in logical order.
  ///
  /// Terminals work with scalars instead of graphemes, and so does this.
  package static func cells(of text: SafeText, style: Style = .plain) -> [Cell] {
    var cells: [Cell] = []
    var marks = 0
    for scalar in text.string.unicodeScalars {
      let columns = DisplayWidth.columns(of: scalar)
      if columns > 0 {
        cells.append(Cell(text: String(scalar), columns: columns, style: style))
        if columns == 2 {
          cells.append(Cell(text: "", columns: 0, style: style))
        }
        marks = 0
      } else if marks < mostMarks {
        if cells.isEmpty {
          cells.append(Cell(text: " ", columns: 1, style: style))
        }
        let base = cells.count - (cells[cells.count - 1].columns == 0 ? 2 : 1)
        cells[base].text.unicodeScalars.append(scalar)
        marks += 1
      }
    }
    return cells
  }
}
