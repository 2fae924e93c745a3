/// A line of text with its styles, as long as it is: not yet cut to any width.
nonisolated package struct StyledLine: Equatable, Sendable {
  /// One for each column.
  package private(set) var cells: [Cell] = []

  package init() {}

  /// A line with one style; unsafe characters in it come out visibly.
  package init(_ text: String, _ style: Style = .plain) {
    cells = Cell.cells(of: SafeText(text), style: style)
  }

  /// The way to a screen by the titles of those below it; what does not fit is left out at its beginning.
  init(path titles: [String], columns: Int) {
    var line = StyledLine(titles.last ?? "", .title)
    for (index, title) in titles.dropLast().enumerated().reversed() {
      let longer = StyledLine("\(title) › ", .dim) + line
      let room = columns - (index == 0 ? 0 : 4)
      guard longer.columns <= room else {
        line = StyledLine("… › ", .dim) + line
        break
      }
      line = longer
    }
    self = line.truncated(to: columns)
  }

  /// How many columns it takes.
  package var columns: Int { cells.count }

  static func + (left: StyledLine, right: StyledLine) -> StyledLine {
    StyledLine(left.cells + right.cells)
  }

  static func += (left: inout StyledLine, right: StyledLine) {
    left.cells += right.cells
  }

  private init(_ cells: some Sequence<Cell>) {
    self.cells = Array(cells)
  }

  /// This line with blanks at its end, so that it takes `columns`.
  func padded(to columns: Int, _ style: Style = .plain) -> StyledLine {
    self + StyledLine(String(repeating: " ", count: max(0, columns - cells.count)), style)
  }

  /// This line in another style.
  func styled(_ style: Style) -> StyledLine {
    var line = self
    for index in line.cells.indices {
      line.cells[index].style = style
    }
    return line
  }

  /// This line in at most `columns`: where something is cut off, it ends in "…".
  func truncated(to columns: Int) -> StyledLine {
    guard cells.count > columns else { return self }
    guard columns > 0 else { return StyledLine() }
    var kept = cells.prefix(columns - 1)
    if kept.last?.columns == 2 {
      kept[kept.endIndex - 1] = .blank
    }
    return StyledLine(kept) + StyledLine("…", kept.last?.style ?? .plain)
  }

  /// The `columns` of this line from column `start` on; halves of wide characters at the edges become blanks.
  func window(from start: Int, columns: Int) -> StyledLine {
    var visible = cells.dropFirst(start).prefix(columns)
    if visible.first?.columns == 0 {
      visible[visible.startIndex] = .blank
    }
    if visible.last?.columns == 2 {
      visible[visible.endIndex - 1] = .blank
    }
    return StyledLine(visible)
  }

  /// This line as lines of at most `columns`, broken at blanks where there are any.
  func wrapped(to columns: Int) -> [StyledLine] {
    let columns = max(2, columns)
    var lines: [StyledLine] = []
    var rest = cells[...]
    while rest.count > columns {
      let window = rest.prefix(columns + 1)
      var end = window.lastIndex { $0.text == " " } ?? window.endIndex - 1
      if end == rest.startIndex {
        end = window.endIndex - 1
      }
      if rest[end].columns == 0 {
        end -= 1
      }
      lines.append(StyledLine(rest[..<end]))
      rest = rest[end...]
      if rest.first?.text == " " {
        rest = rest.dropFirst()
      }
    }
    return lines + [StyledLine(rest)]
  }
}
