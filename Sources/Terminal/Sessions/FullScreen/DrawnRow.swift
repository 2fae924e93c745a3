import Lists
import Localization
import TextUI

/// A row as it was drawn last: while it looks the same, its line is not made again.
final class DrawnRow {
  /// What there is to see of the row besides itself, wherever it stands.
  struct Face: Equatable {
    /// How the row has changed, if it has.
    let change: ChangeMark?
    /// What has been searched for, which is highlighted.
    let words: SearchWords
  }

  /// How the row stands among the others.
  struct Layout: Equatable {
    let columns: RowColumns
    /// The width of the line with its margin, and how many blank columns follow.
    let width, blank: Int
    let isSelected: Bool
    /// Whether it is selected, and keys apply to it.
    let isFocused: Bool
    let isMarked: Bool
  }

  let row: Row
  let position: Int
  private(set) var cells = RowCells()
  private var face: Face?
  private var layout: Layout?
  /// The row without its margin, and with it.
  private var words = StyledLine(), line = ContentLine()

  init(_ row: Row, at position: Int) { (self.row, self.position) = (row, position) }

  /// Makes the cells anew, unless they have this face.
  func show(_ face: Face, language: Language) {
    guard face != self.face else { return }
    (self.face, layout) = (face, nil)
    cells = RowCells(row, mark: face.change, highlighting: face.words, language: language)
  }

  /// Returns the row with its margin, which says whether the row is selected, and whether it is marked or has changed.
  func line(as layout: Layout) -> ContentLine {
    guard layout != self.layout else { return line }
    if layout.columns != self.layout?.columns || layout.width != self.layout?.width {
      let room = layout.width - ContentLine.margin
      words = layout.columns.line(of: cells, in: room).padded(to: room)
    }
    self.layout = layout
    let pointer = StyledLine(layout.isFocused ? ">" : layout.isSelected ? "-" : " ")
    let sign = layout.isMarked ? StyledLine("✓", .key) : StyledLine(String(face?.change?.sign ?? " "))
    let all = pointer + sign + words
    line = ContentLine(
      line: (layout.isFocused ? all.selected() : all).padded(to: layout.width + layout.blank),
      mouseTargets: [(0..<layout.width, .row(position))], cursor: layout.isFocused ? ContentLine.margin : nil)
    return line
  }
}
