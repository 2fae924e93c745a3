import Localization
import TextUI

/// The rows of a list that one page of it shows, in words.
nonisolated struct PrintedRows {
  struct PrintedRow: Equatable {
    let id, words: String
  }

  /// What the list shows: its id, and what its rows were found by.
  let subject: (id: Text, typed: String?)
  /// What all rows are, unless that goes without saying.
  let summary: String?
  /// The number of rows of the whole list.
  let count: Int
  let page: ListPage
  let rows: [PrintedRow]

  /// What all rows are, and the rows with their numbers, right-aligned.
  var lines: [String] {
    let width = String(page.rows(of: count).upperBound).count + 1
    return [summary].compactMap(\.self)
      + zip(page.rows(of: count), rows).map { index, row in
        let number = String(index + 1)
        return String(repeating: " ", count: width - number.count) + "\(number). \(row.words)"
      }
  }

  /// Returns the edits that lead from older rows to these; nil if they cannot be told, as between different pages of a list.
  @MainActor func edits(since old: PrintedRows) -> [RowEdit]? {
    guard page.offset == 0, old.page.offset == 0, !old.rows.isEmpty else { return nil }
    let changes = rows.map(\.id).difference(from: old.rows.map(\.id)).inferringMoves()
    // Rows that only come onto the page, or leave it, because others have gone or come.
    let coming = max(0, min(old.count - count, old.count - old.rows.count))
    let leaving = max(0, min(count - old.count, count - rows.count))
    let structural = (changes.removals + changes.insertions).compactMap { change -> RowEdit? in
      switch change {
      case .remove(let index, _, nil) where index < old.rows.count - leaving:
        RowEdit(.deletion, old: index, new: nil, old.rows[index])
      case .insert(let index, _, let oldIndex?): RowEdit(.move, old: oldIndex, new: index, rows[index])
      case .insert(let index, _, nil) where index < rows.count - coming:
        RowEdit(.insertion, old: nil, new: index, rows[index])
      case .remove, .insert: nil
      }
    }
    let words = Dictionary(old.rows.map { ($0.id, $0.words) }) { first, _ in first }
    let updates = rows.indices.compactMap { index -> RowEdit? in
      guard let before = words[rows[index].id], before != rows[index].words else { return nil }
      return RowEdit(.update, old: nil, new: index, rows[index])
    }
    return structural + updates
  }
}

extension RowEdit {
  fileprivate init(_ kind: Kind, old: Int?, new: Int?, _ row: PrintedRows.PrintedRow) {
    self.init(kind, old: old, new: new) { Row(id: row.id, text: Text(verbatim: row.words)) }
  }
}
