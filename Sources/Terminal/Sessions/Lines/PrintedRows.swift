import Lists
import Localization
import TextUI

/// The rows on one page of a list, in words.
nonisolated struct PrintedRows {
  struct PrintedRow: Identifiable, Equatable {
    let id, words: String
  }

  /// The list's id, and the search that has found its rows.
  let subject: (id: Text, typed: String?)
  /// The summary of all rows, if the list has one.
  let summary: String?
  /// The number of rows of the whole list.
  let count: Int
  let page: ListPage
  let rows: [PrintedRow]

  /// The summary, and the rows with their right-aligned numbers.
  var lines: [String] {
    let width = String(page.rows(of: count).upperBound).count + 1
    return [summary].compactMap(\.self)
      + zip(page.rows(of: count), rows).map { index, row in
        let number = String(index + 1)
        return String(repeating: " ", count: width - number.count) + "\(number). \(row.words)"
      }
  }

  /// Returns the edits that lead from older rows to these; nil if the edits cannot be known.
  ///
  /// For example, the edits between different pages of a list cannot be known.
  @MainActor func edits(since old: PrintedRows) -> [RowEdit]? {
    guard page.offset == 0, old.page.offset == 0, !old.rows.isEmpty else { return nil }
    // The numbers of rows that come onto the page, or leave it, only because other rows have been removed or added.
    let coming = max(0, min(old.count - count, old.count - old.rows.count))
    let leaving = max(0, min(count - old.count, count - rows.count))
    return Changeset(from: old.rows, to: rows, looksTheSame: ==).edits.compactMap { edit in
      switch edit {
      case .deletion(let index) where index >= old.rows.count - leaving: nil
      case .insertion(let index) where index >= rows.count - coming: nil
      default: RowEdit(edit, from: { Row(old.rows[$0]) }, to: { Row(rows[$0]) })
      }
    }
  }
}

extension Row {
  fileprivate init(_ row: PrintedRows.PrintedRow) { self.init(id: row.id, text: Text(verbatim: row.words)) }
}
