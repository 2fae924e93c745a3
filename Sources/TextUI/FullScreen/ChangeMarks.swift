/// Which of the visible rows have just come or become others, as the list tells or as the rows look; and which have gone.
struct ChangeMarks {
  /// How many ticks a row stays marked: about a second and a half.
  private static let lifetime = 6
  /// More rows that have gone than these do not fit on a line.
  private static let mostGone = 8

  private var seen: [String: Row] = [:]
  private var sawStart = false
  private var sawEnd = false
  private var marks: [String: (mark: Character, end: Int)] = [:]
  private var lastGone: (text: String, end: Int)?

  var isEmpty: Bool { marks.isEmpty && lastGone == nil }

  /// The rows that have just gone, on one line; nil if none has, or the list does not tell.
  var gone: String? { lastGone?.text }

  /// What stands before a row; nil if nothing has become of it.
  subscript(_ id: String) -> Character? {
    marks[id]?.mark
  }

  /// Starts anew: what is seen next has nothing to do with what was seen before.
  mutating func forget() {
    self = ChangeMarks()
  }

  /// Compares the rows that are visible now with those that were.
  ///
  /// A row that was not visible before need not be new: it may have been scrolled to. It is new if it stands between two
  /// that were, or between one that was and an end of the list
  /// that was in view, `atStart` or `atEnd`, and still is.
  mutating func look(at rows: [Row], atStart: Bool, atEnd: Bool, tick: Int) {
    forgetOld(at: tick)
    let wasVisible = { (row: Row) in seen[row.id] != nil }
    if let first = rows.firstIndex(where: wasVisible), let last = rows.lastIndex(where: wasVisible) {
      let start = atStart && sawStart ? rows.startIndex : first
      let end = atEnd && sawEnd ? rows.endIndex : last + 1
      for row in rows[start..<end] where seen[row.id] != row {
        marks[row.id] = ("*", tick + Self.lifetime)
      }
    }
    seen = Dictionary(rows.map { ($0.id, $0) }) { first, _ in first }
    (sawStart, sawEnd) = (atStart, atEnd)
  }

  /// Marks what the list says has become of its rows, of those that are visible: each with its index in the list.
  mutating func take(_ edits: [RowEdit], of rows: [(index: Int?, id: String)], tick: Int) {
    forgetOld(at: tick)
    guard !edits.isEmpty else { return }
    let ids = Dictionary(rows.compactMap { row in row.index.map { ($0, row.id) } }) { first, _ in first }
    for edit in edits {
      guard let new = edit.new, let id = ids[new] else { continue }
      // Here the mark of lines for a move would look like that of the selected row.
      marks[id] = (edit.kind == .move ? "^" : edit.mark, tick + Self.lifetime)
    }
    let gone = edits.lazy.filter { $0.kind == .deletion }.prefix(Self.mostGone)
      .compactMap { edit in edit.row.map { "\(edit.mark) \($0.text)" } }
    if !gone.isEmpty {
      lastGone = (gone.joined(separator: "  "), tick + Self.lifetime)
    }
  }

  private mutating func forgetOld(at tick: Int) {
    marks = marks.filter { $0.value.end > tick }
    if let lastGone, lastGone.end <= tick {
      self.lastGone = nil
    }
  }
}
