import Lists
import Localization
import TextUI

/// A row of a list as cells, not yet cut to any width.
struct RowCells {
  /// A detail as a cell of its column.
  struct DetailCell {
    let line: StyledLine
    let detail: Detail
  }

  private(set) var badge = StyledLine()
  private(set) var text = StyledLine()
  private(set) var details: [DetailCell] = []
  private(set) var end = StyledLine()

  init() {}

  /// Creates the cells of a row in a language; `words` are highlighted, and `mark` shows how the row has changed.
  init(_ row: Row, mark: ChangeMark?, highlighting words: SearchWords, language: Language) {
    if let letters = row.badge { badge = StyledLine(letters) + StyledLine(" ") }
    text = StyledLine(row.text.words(in: language), mark?.style ?? .plain, highlighting: words)
    details = row.details.map { DetailCell(line: StyledLine($0.text.words(in: language), .dim), detail: $0) }
    if row.hasDisclosure { end = StyledLine(" ›", .dim) }
  }
}
