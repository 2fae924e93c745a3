/// A line of the picture, with the part of the screen that can have the focus there, if any.
struct ContentLine {
  /// The number of columns at the left edge that are reserved for marks.
  static let margin = 2

  var line = StyledLine()
  var part: ScreenPart?
  /// Other targets of a click, by columns of this line.
  var mouseTargets: [(columns: Range<Int>, target: MouseTarget)] = []
  /// The column of the cursor, if it is in this line.
  var cursor: Int?
  /// Whether text is typed at the cursor.
  var isTyped = false

  /// Draws the line in at most `columns`, and notes what a click on each part of it reaches.
  func draw(at position: GridPosition, columns: Int, into grid: inout Grid, _ mouseMap: inout MouseMap) {
    let shown = line.truncated(to: columns)
    grid.put(shown, at: position)
    for (columns, target) in (part.map { [(0..<shown.columns, .part($0))] } ?? []) + mouseTargets {
      let drawn = columns.clamped(to: 0..<shown.columns).moved(by: position.column)
      mouseMap.add(target, columns: drawn, row: position.row)
    }
    // Text that is being typed has the cursor, even if a row is selected at the same time.
    guard let cursor, isTyped || !grid.showsCursor else { return }
    grid.cursor = GridPosition(column: position.column + cursor, row: position.row)
    grid.showsCursor = isTyped
  }
}

extension ContentLine {
  /// Creates the line of text that is being typed.
  init(_ input: InputLine) { self.init(line: input.line, cursor: input.cursor, isTyped: true) }
}

extension [ContentLine] {
  /// Adds words after a gap, or on a new line if there is no room; a click reaches `target`.
  mutating func add(_ words: StyledLine, reaching target: MouseTarget?, gap: Int, columns: Int) {
    let used = last?.line.columns ?? 0
    if isEmpty || used > 0 && used + gap + words.columns > columns { append(ContentLine()) }
    let index = count - 1
    if self[index].line.columns > 0 { self[index].line += StyledLine("").padded(to: gap) }
    let start = self[index].line.columns
    self[index].line += words
    if let target { self[index].mouseTargets.append((start..<start + words.columns, target)) }
  }
}
