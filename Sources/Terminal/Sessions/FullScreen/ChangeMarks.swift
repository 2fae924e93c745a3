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
  /// The sign before the name of a deleted row.
  static let goneSign = "x"

  private var seen: [Row] = []
  private var sawStart = false
  private var sawEnd = false
  private var marks: [String: (mark: ChangeMark, end: Int)] = [:]
  private var lastGone: (rows: [Row], end: Int) = ([], 0)

  var isEmpty: Bool { marks.isEmpty && lastGone.rows.isEmpty }

  /// The rows that have just been deleted, on one line.
  var gone: Text? {
    lastGone.rows.isEmpty ? nil : lastGone.rows.map { "\(Self.goneSign) \($0.text)" as Text }.joined(separator: "  ")
  }

  /// The mark of a row, if the row has changed.
  subscript(_ id: String) -> ChangeMark? {
    marks[id]?.mark
  }

  /// Compares the visible rows, unless they are known to be the same, with those that were visible before.
  ///
  /// A row that was not visible before may only have been scrolled into view. It is new if it stands between two rows
  /// that were visible, or between one that was and an end of the list that was and still is visible, `atStart` or
  /// `atEnd`. In the same way, a row is gone if it stood between two rows that are still visible.
  mutating func update(seeing rows: [Row]?, atStart: Bool, atEnd: Bool, tick: Int) {
    let stayedAtStart = atStart && sawStart
    let stayedAtEnd = atEnd && sawEnd
    (sawStart, sawEnd) = (atStart, atEnd)
    guard let rows else { return }
    removeGone(seeing: rows.map(\.id))
    func surelyThere(_ rows: [Row], at others: [String: Row]) -> ArraySlice<Row> {
      let isCommon = { (row: Row) in others[row.id] != nil }
      guard let first = rows.firstIndex(where: isCommon), let last = rows.lastIndex(where: isCommon) else {
        return stayedAtStart && stayedAtEnd && others.isEmpty ? rows[...] : []
      }
      return rows[(stayedAtStart ? 0 : first)..<(stayedAtEnd ? rows.count : last + 1)]
    }
    let before = Self.byID(seen)
    let now = Self.byID(rows)
    for row in surelyThere(rows, at: before) where before[row.id] != row {
      marks[row.id] = (.different, tick + Self.lifetime)
    }
    name(surelyThere(seen, at: now).filter { now[$0.id] == nil }, tick: tick)
    seen = rows
  }

  private static func byID(_ rows: [Row]) -> [String: Row] {
    Dictionary(rows.map { ($0.id, $0) }) { first, _ in first }
  }

  /// Names rows that are gone.
  private mutating func name(_ gone: [Row], tick: Int) {
    if !gone.isEmpty { lastGone = (Array(gone.prefix(Self.mostGone)), tick + Self.lifetime) }
  }

  /// Marks the visible rows that the edits of the list have changed; each row comes with its index in the list.
  mutating func update(with edits: [RowEdit], seeing rows: [(index: Int?, id: String)], tick: Int) {
    removeGone(seeing: rows.map(\.id))
    guard !edits.isEmpty else { return }
    let ids = Dictionary(rows.compactMap { row in row.index.map { ($0, row.id) } }) { first, _ in first }
    for edit in edits {
      guard let new = edit.new, let id = ids[new] else { continue }
      marks[id] = (edit.kind == .insertion ? .new : edit.kind == .move ? .moved : .updated, tick + Self.lifetime)
    }
    name(edits.lazy.filter { $0.kind == .deletion }.prefix(Self.mostGone).compactMap(\.row), tick: tick)
  }

  /// Forgets deleted rows that are back.
  private mutating func removeGone(seeing ids: [String]) {
    if !lastGone.rows.isEmpty { lastGone.rows.removeAll { ids.contains($0.id) } }
  }

  /// Forgets marks of a while ago.
  mutating func removeExpired(at tick: Int) {
    if !marks.isEmpty { marks = marks.filter { $0.value.end > tick } }
    if lastGone.end <= tick { lastGone.rows = [] }
  }
}
