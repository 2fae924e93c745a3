import Lists
import Localization
import TextUI

/// Marks visible rows that are new or changed, and names rows that have just been deleted.
///
/// Changes are found from the list's edits or, if the list reports none, by comparing visible rows.
struct ChangeMarks {
  /// The number of ticks for which a row stays marked: about a second and a half.
  private static let lifetime = 6
  /// The maximum number of deleted rows to name; more do not fit on a line.
  private static let mostGone = 8
  /// The sign before the name of a deleted row.
  static let goneSign = "−"

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

  /// Compares the visible rows with those that were visible before.
  ///
  /// A row that was not visible before may only have been scrolled into view. It counts as new if it is between two rows that
  /// were visible, or between such a row and an end of the list that was visible and still is (`atStart` or `atEnd`). In the
  /// same way, a row counts as deleted if it was between two rows that are still visible.
  mutating func update(seeing rows: [Row], atStart: Bool, atEnd: Bool, tick: Int) {
    let old = seen
    let stayedAtStart = atStart && sawStart
    let stayedAtEnd = atEnd && sawEnd
    seen = rows
    sawStart = atStart
    sawEnd = atEnd
    let comparableOld = comparableRows(of: old, beside: rows, fromStart: stayedAtStart, toEnd: stayedAtEnd)
    let comparableNew = comparableRows(of: rows, beside: old, fromStart: stayedAtStart, toEnd: stayedAtEnd)
    let edits = Changeset(from: old, to: rows, looksTheSame: ==).edits.filter { edit in
      switch edit {
      case .deletion(let index): comparableOld.contains(index)
      case .insertion(let index), .update(_, let index), .move(_, let index): comparableNew.contains(index)
      }
    }
    update(
      with: edits.map { RowEdit($0, from: { old[$0] }, to: { rows[$0] }) },
      seeing: rows.enumerated().map { ($0, $1.id) }, tick: tick)
  }

  /// Returns the rows whose places were in view both times, so scrolling makes no difference.
  private func comparableRows(
    of rows: [Row], beside others: [Row], fromStart: Bool, toEnd: Bool
  ) -> Range<Int> {
    let ids = Set(others.map(\.id))
    let isCommon = { (row: Row) in ids.contains(row.id) }
    guard let first = rows.firstIndex(where: isCommon), let last = rows.lastIndex(where: isCommon) else {
      return fromStart && toEnd && others.isEmpty ? rows.indices : 0..<0
    }
    return (fromStart ? 0 : first)..<(toEnd ? rows.count : last + 1)
  }

  /// Names deleted rows for a while.
  private mutating func name(_ gone: [Row], tick: Int) {
    if !gone.isEmpty { lastGone = (Array(gone.prefix(Self.mostGone)), tick + Self.lifetime) }
  }

  /// Marks the visible rows that the list's edits have changed, and names the deleted rows.
  ///
  /// Each row comes with its index in the list.
  mutating func update(with edits: [RowEdit], seeing rows: [(index: Int?, id: String)], tick: Int) {
    removeGone(seeing: rows.map(\.id))
    guard !edits.isEmpty else { return }
    let ids = Dictionary(rows.compactMap { row in row.index.map { ($0, row.id) } }) { first, _ in first }
    for edit in edits {
      guard let new = edit.new, let id = ids[new] else { continue }
      let mark: ChangeMark =
        switch edit.kind {
        case .insertion: .new
        case .move: .moved
        case .update, .deletion: .updated
        }
      marks[id] = (mark, tick + Self.lifetime)
    }
    name(edits.lazy.filter { $0.kind == .deletion }.prefix(Self.mostGone).compactMap(\.row), tick: tick)
  }

  /// Forgets deleted rows that have come back.
  private mutating func removeGone(seeing ids: [String]) {
    if !lastGone.rows.isEmpty { lastGone.rows.removeAll { ids.contains($0.id) } }
  }

  /// Forgets marks and deleted rows that are too old.
  ///
  /// Returns whether any mark was too old.
  mutating func removeExpired(at tick: Int) -> Bool {
    if lastGone.end <= tick { lastGone.rows = [] }
    guard marks.contains(where: { $0.value.end <= tick }) else { return false }
    marks = marks.filter { $0.value.end > tick }
    return true
  }
}
