import TextUI

/// The columns of a list, which move as little as possible while the user scrolls.
///
/// If the whole list is visible, each column is as wide as its widest cell. If the list scrolls, the rows that are visible
/// first decide the width of the column of texts, and a longer text that is scrolled into view is cut. The columns of details
/// always grow to fit.
struct RowColumns: Equatable {
  private static let gap = 2
  private static let bar = 10
  /// The minimum width of a detail that is cut; a detail that would be narrower is left out.
  private static let leastText = 12
  /// The minimum width of texts in a list that scrolls, because later texts may be longer.
  private static let leastScrollingText = 32

  private var text = 0
  private var details: [Int] = []

  /// Makes room for the rows that are visible now.
  mutating func fit(_ rows: [RowCells], isWholeList: Bool) {
    let widest = rows.map(\.text.columns).max() ?? 0
    if isWholeList {
      text = max(text, widest)
    } else if text < Self.leastScrollingText, !rows.isEmpty {
      text = max(widest, Self.leastScrollingText)
    }
    for row in rows { widenDetails(for: row) }
  }

  /// Makes room for a row's details in full, because half a number would be a wrong number.
  private mutating func widenDetails(for row: RowCells) {
    details += Array(repeating: 0, count: max(0, row.details.count - details.count))
    for (index, cell) in row.details.enumerated() {
      details[index] = max(details[index], cell.line.columns)
    }
  }

  /// Returns a row in at most `columns`: its text, then as many details as there is room for.
  func line(of row: RowCells, in columns: Int) -> StyledLine {
    let room = columns - row.badge.columns - row.end.columns
    let widths = detailWidths(of: row, in: room)
    let rest = room - Self.columns(of: widths)
    let textRoom = min(text, rest)
    let bars = row.details.filter(\.isShare).count
    let hasBars = bars > 0 && widths.allSatisfy { $0 > 0 } && text + bars * (Self.bar + 1) <= rest
    var line = row.badge + row.text.truncated(to: textRoom).padded(to: textRoom)
    for (cell, width) in zip(row.details, widths) where width > 0 {
      line += StyledLine("").padded(to: Self.gap) + cell.line(columns: width, bar: hasBars ? Self.bar : 0)
    }
    return line + row.end
  }

  /// Returns the widths of the details, 0 where there is no room.
  ///
  /// The text keeps five eighths of the room, or less if it needs less.
  ///
  /// The last detail is left out first. But shares are kept longest, because they sum up the numbers.
  private func detailWidths(of row: RowCells, in room: Int) -> [Int] {
    var widths = Array(details.prefix(row.details.count))
    let most = max(room * 3 / 8, room - text)
    let order = row.details.indices.reversed()
    for index in order.filter({ !row.details[$0].isShare }) + order.filter({ row.details[$0].isShare }) {
      let excess = Self.columns(of: widths) - most
      if excess <= 0 { break }
      // Half a number would be a wrong number, but half of a word is still useful.
      let isText = if case .text = row.details[index].detail { true } else { false }
      widths[index] = isText && widths[index] - excess >= Self.leastText ? widths[index] - excess : 0
    }
    return widths
  }

  private static func columns(of widths: [Int]) -> Int { widths.reduce(0) { $0 + ($1 == 0 ? 0 : $1 + gap) } }
}

extension RowCells.DetailCell {
  fileprivate var isShare: Bool { if case .share = detail { true } else { false } }

  fileprivate func line(columns: Int, bar: Int) -> StyledLine {
    let line = line.truncated(to: columns)
    let blank = StyledLine("").padded(to: columns - line.columns)
    return switch detail {
    case .text: line + blank
    case .number: blank + line
    case .share(let percent, _):
      (bar == 0 ? StyledLine() : StyledLine(bar: percent, columns: bar) + StyledLine(" ")) + blank + line
    }
  }
}
