/// One column of a terminal row: a character with its combining marks, or the right half of a wide character.
///
/// Cells are made only from ``SafeText``, so unsanitised text cannot get on a screen.
nonisolated package struct Cell: Hashable, Sendable {
  /// An empty column.
  package static let blank = Cell(text: " ", columns: 1, style: .plain)

  /// The text to write; empty for the right half of a wide character.
  package private(set) var text: String
  /// The width: 1, or 2 for a wide character, or 0 for its right half.
  package private(set) var columns: Int
  package var style: Style

  private init(text: String, columns: Int, style: Style) {
    self.text = text
    self.columns = columns
    self.style = style
  }

  /// Whether this is the first letter of a flag that lacks its second one.
  private var isHalfFlag: Bool {
    text.unicodeScalars.count == 1 && text.unicodeScalars.allSatisfy(\.isRegionalIndicator)
  }

  /// Returns the cells of a text from left to right, in logical order.
  ///
  /// Terminals work with scalars instead of graphemes, and so does this. Where they differ, a character gets the larger
  /// number of columns that terminals give it: a flag, and what a selector turns into an emoji, get two.
  package static func cells(of text: SafeText, style: Style = .plain) -> [Cell] {
    var cells: [Cell] = []
    for scalar in text.string.unicodeScalars {
      let columns = DisplayWidth.columns(of: scalar)
      let completesFlag = scalar.isRegionalIndicator && cells.last?.isHalfFlag == true
      if columns > 0, !completesFlag {
        cells.append(Cell(text: String(scalar), columns: columns, style: style))
        if columns == 2 {
          cells.append(Cell(text: "", columns: 0, style: style))
        }
        continue
      }
      if cells.isEmpty {
        cells.append(Cell(text: " ", columns: 1, style: style))
      }
      let base = cells.count - (cells[cells.count - 1].columns == 0 ? 2 : 1)
      cells[base].text.unicodeScalars.append(scalar)
      if cells[base].columns == 1, completesFlag || scalar == "\u{FE0F}" {
        cells[base].columns = 2
        cells.append(Cell(text: "", columns: 0, style: style))
      }
    }
    return cells
  }
}
