import Lists
import Localization
import TextUI

/// A row as it was drawn last: while it looks the same, its line is not made again.
struct DrawnRow {
  /// What there is to see of the row, wherever it stands.
  struct Face: Equatable {
    let row: Row
    /// How the row has changed, if it has.
    let change: ChangeMark?
    /// What has been searched for, which is highlighted.
    let words: SearchWords
  }

  /// How the row stands among the others.
  struct Layout: Equatable {
    let columns: RowColumns
    /// The width of the line, with its margin.
    let width: Int
    let isSelected: Bool
    /// Whether it is selected, and keys apply to it.
    let isFocused: Bool
    let isMarked: Bool
  }

  let face: Face
  let cells: RowCells
  private var layout: Layout?
  /// The row with its margin, which says whether the row is selected, and whether it is marked or has changed.
  private(set) var line = StyledLine()

  init(_ face: Face, language: Language) {
    self.face = face
    cells = RowCells(face.row, mark: face.change, highlighting: face.words, language: language)
  }

  /// Makes the line anew, unless it has been laid out like this.
  mutating func layOut(_ layout: Layout) {
    guard layout != self.layout else { return }
    self.layout = layout
    let pointer = StyledLine(layout.isFocused ? ">" : layout.isSelected ? "-" : " ")
    let sign = layout.isMarked ? StyledLine("✓", .key) : StyledLine(String(face.change?.sign ?? " "))
    let row = layout.columns.line(of: cells, in: layout.width - ContentLine.margin)
    line = (pointer + sign + row).padded(to: layout.width)
    if layout.isFocused { line = line.selected() }
  }
}
