import Localization
import TextUI

/// A row of a list as cells, not yet cut to any width.
struct RowCells {
  /// A detail as a cell of its column.
  struct DetailCell {
    let line: StyledLine
    let detail: Detail
  }

  let badge: StyledLine
  let text: StyledLine
  let details: [DetailCell]
  let end: StyledLine

  init(_ row: Row, mark: ChangeMark?, language: Language) {
    badge = row.badge.map { StyledLine($0) + StyledLine(" ") } ?? StyledLine()
    text = StyledLine(row.text.words(in: language), mark?.style ?? .plain)
    details = row.details.map { DetailCell(line: StyledLine($0.text.words(in: language), .dim), detail: $0) }
    end = row.goesDeeper ? StyledLine(" ›", .dim) : StyledLine()
  }
}

extension StyledLine {
  /// Creates a block with the letters of a badge, as wide for one letter as for two.
  init(_ badge: Badge) {
    let letters = StyledLine(badge.letters, .block(badge.tint))
    self = StyledLine(" ", .block(badge.tint)) + letters.padded(to: 3, .block(badge.tint))
  }

  /// Creates a bar of `columns`, filled by a percentage from 0 to 100; full only at 100, and empty only at 0.
  init(bar percent: Int, columns: Int) {
    let inner = percent <= 0 ? 0 : percent >= 100 ? columns : min(max(1, percent * columns / 100), columns - 1)
    self =
      StyledLine(String(repeating: "█", count: inner), .bar)
      + StyledLine(String(repeating: "░", count: columns - inner), .dim)
  }
}
