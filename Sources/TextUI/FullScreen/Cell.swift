/// One column of a row of the terminal: a character with the marks on it, or the right half of a wide one.
///
/// Cells are made from ``SafeText`` only, so text that was not sanitised cannot get on a screen.
nonisolated package struct Cell: Hashable, Sendable {
  /// What an empty column holds.
  package static let blank = Cell(text: " ", columns: 1, style: .plain)
  /// More marks than any script puts on a character only cover the lines around it.
  private static let mostMarks = 8

  /// What to write; nothing for the right half of a wide character.
  package private(set) var text: String
  /// 1, 2 for a wide character, 0 for the right half of one.
  package let columns: Int
  package var style: Style

  private init(text: String, columns: Int, style: Style) {
    self.text = text
    self.columns = columns
    self.style = style
  }

  /// The columns that a text takes, from left to right, in the order in which it is read aloud.
  ///
  /// Terminals go by scalars and not by graphemes, and so does this.
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
