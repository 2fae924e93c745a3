import Localization
import TextUI

/// Marks visible rows that are new or have just changed, and names rows that have just been deleted.
///
/// Changes are found from the list's edits or, if the list reports none, by comparing visible rows.
struct ChangeMarks {
  /// The number of ticks for which a row stays marked: about a second and a half.
  private static let lifetime = 6
  /// The maximum number of deleted rows to name; more do not fit on a line.
  private static let mostGone = 8

  private var seen: [String: Row] = [:]
  private var sawStart = false
  private var sawEnd = false
  private var marks: [String: (mark: ChangeMark, end: Int)] = [:]
  private var lastGone: (text: Text, end: Int)?

  var isEmpty: Bool { marks.isEmpty && lastGone == nil }

  /// The rows that have just been deleted, on one line; nil if there are none, or if the list does not report edits.
  var gone: Text? { lastGone?.text }

  /// The mark of a row; nil if the row has not changed.
  subscript(_ id: String) -> ChangeMark? {
    marks[id]?.mark
  }

  /// Forgets the rows seen, so that the next ones are not compared with them.
  mutating func forget() {
    self = ChangeMarks()
  }

  /// Compares the visible rows with those that were visible before.
  ///
  /// A row that was not visible before may only have been scrolled into view. It is new if it stands between two rows
  /// that were visible, or between one that was and an end of the list that was and still is visible, `atStart` or
  /// `atEnd`.
  mutating func update(seeing rows: [Row], atStart: Bool, atEnd: Bool, tick: Int) {
    removeExpired(at: tick)
    let wasVisible = { (row: Row) in seen[row.id] != nil }
    if let first = rows.firstIndex(where: wasVisible), let last = rows.lastIndex(where: wasVisible) {
      let start = atStart && sawStart ? rows.startIndex : first
      let end = atEnd && sawEnd ? rows.endIndex : last + 1
      for row in rows[start..<end] where seen[row.id] != row {
        marks[row.id] = (.different, tick + Self.lifetime)
      }
    }
    seen = Dictionary(rows.map { ($0.id, $0) }) { first, _ in first }
    (sawStart, sawEnd) = (atStart, atEnd)
  }

  /// Marks the visible rows that the edits of the list have changed; each row comes with its index in the list.
  mutating func update(with edits: [RowEdit], seeing rows: [(index: Int?, id: String)], tick: Int) {
    removeExpired(at: tick)
    guard !edits.isEmpty else { return }
    let ids = Dictionary(rows.compactMap { row in row.index.map { ($0, row.id) } }) { first, _ in first }
    for edit in edits {
      guard let new = edit.new, let id = ids[new] else { continue }
      marks[id] = (edit.kind == .insertion ? .new : edit.kind == .move ? .moved : .updated, tick + Self.lifetime)
    }
    let gone = edits.lazy.filter { $0.kind == .deletion }.prefix(Self.mostGone)
      .compactMap { edit -> Text? in edit.row.map { "\(String(edit.mark)) \($0.text)" } }
    if !gone.isEmpty {
      lastGone = (gone.joined(separator: "  "), tick + Self.lifetime)
    }
  }

  private mutating func removeExpired(at tick: Int) {
    marks = marks.filter { $0.value.end > tick }
    if let lastGone, lastGone.end <= tick {
      self.lastGone = nil
    }
  }
}
