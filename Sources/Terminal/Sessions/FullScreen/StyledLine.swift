/// A line of styled text, not yet cut to any width.
nonisolated package struct StyledLine: Equatable, Sendable {
  /// The cells, one for each column.
  package private(set) var cells: [Cell] = []

  package init() {}

  /// Creates a line in one style; unsafe characters are made visible.
  package init(_ text: String, _ style: Style = .plain) {
    cells = Cell.cells(of: SafeText(text), style: style)
  }

  /// Creates a line in which these web addresses are links.
  package init(_ text: String, linking links: [String]) {
    let places = links.indices.flatMap { link in text.ranges(of: links[link]).map { (range: $0, link: link) } }
    var line = StyledLine()
    var start = text.startIndex
    // If two links begin at the same place, one is the beginning of the other, so the longer link comes first.
    for (range, link) in places.sorted(by: {
      ($0.range.lowerBound, $1.range.upperBound) < ($1.range.lowerBound, $0.range.upperBound)
    }) where range.lowerBound >= start {
      line +=
        StyledLine(String(text[start..<range.lowerBound]))
        + StyledLine(String(text[range]), .link(UInt8(clamping: link)))
      start = range.upperBound
    }
    self = line + StyledLine(String(text[start...]))
  }

  /// Creates the path to a screen from titles; if it is too long, its beginning is left out.
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

  /// The number of columns.
  package var columns: Int { cells.count }

  package static func + (left: StyledLine, right: StyledLine) -> StyledLine {
    StyledLine(left.cells + right.cells)
  }

  package static func += (left: inout StyledLine, right: StyledLine) {
    left.cells += right.cells
  }

  private init(_ cells: some Sequence<Cell>) { self.cells = Array(cells) }

  /// Returns this line, padded with spaces to `columns`.
  func padded(to columns: Int, _ style: Style = .plain) -> StyledLine {
    guard cells.count < columns else { return self }
    var blank = Cell.blank
    blank.style = style
    return StyledLine(cells + repeatElement(blank, count: columns - cells.count))
  }

  /// Returns this line as the selected row, or as the part that has the focus.
  ///
  /// Blocks keep their colours, and matches stand out.
  func selected(as style: Style = .selected) -> StyledLine {
    var line = self
    for index in line.cells.indices {
      switch line.cells[index].style {
      case .block, .drawn: break
      case .match: line.cells[index].style = style == .selected ? .selectedMatch : .match
      default: line.cells[index].style = style
      }
    }
    return line
  }

  /// Returns this line as a button that has the focus, without the key beside it.
  func selectedButton() -> StyledLine {
    var line = self
    for index in line.cells.indices where line.cells[index].style != .key {
      line.cells[index].style = .selected
    }
    return line
  }

  /// Returns this line in at most `columns`; if cut, it ends in `…` without a space before it.
  package func truncated(to columns: Int) -> StyledLine {
    guard cells.count > columns else { return self }
    guard columns > 0 else { return StyledLine() }
    var kept = cells.prefix(columns - 1)
    if kept.last?.columns == 2 { kept[kept.endIndex - 1] = .blank }
    if kept.last?.isSpace == true { kept.removeLast() }
    return StyledLine(kept) + StyledLine("…", kept.last?.style ?? .plain)
  }

  /// Returns `columns` columns of this line from `start` on.
  ///
  /// Halves of wide characters at the edges become spaces.
  func window(from start: Int, columns: Int) -> StyledLine {
    var visible = cells.dropFirst(start).prefix(columns)
    if visible.first?.columns == 0 { visible[visible.startIndex] = .blank }
    if visible.last?.columns == 2 { visible[visible.endIndex - 1] = .blank }
    return StyledLine(visible)
  }

  /// Returns this line as lines of at most `columns`, broken at spaces if possible.
  package func wrapped(to columns: Int) -> [StyledLine] {
    let columns = max(2, columns)
    var lines: [StyledLine] = []
    var rest = cells[...]
    while rest.count > columns {
      let window = rest.prefix(columns + 1)
      var end = window.lastIndex(where: \.isSpace) ?? window.endIndex - 1
      if end == rest.startIndex { end = window.endIndex - 1 }
      if rest[end].columns == 0 { end -= 1 }
      lines.append(StyledLine(rest[..<end]))
      rest = rest[end...]
      if rest.first?.isSpace == true { rest = rest.dropFirst() }
    }
    return lines + [StyledLine(rest)]
  }
}
