import TextUI

/// The rows that the user has marked: a command that takes several rows applies to them.
struct MarkedRows {
  private(set) var ids: Set<Row.ID> = []

  /// Marks a row, or takes its mark away.
  mutating func toggle(_ id: Row.ID) {
    if ids.remove(id) == nil { ids.insert(id) }
  }

  /// Marks all rows; if all are marked, none.
  mutating func toggleAll(of rows: FilteredRows) {
    let all = (0..<rows.count).compactMap { rows[$0]?.id }
    if ids.isSuperset(of: all) { ids.subtract(all) } else { ids.formUnion(all) }
  }

  /// Forgets rows that are no longer in the list.
  mutating func settle(in list: RowList) {
    guard !ids.isEmpty else { return }
    ids.formIntersection((0..<list.count).compactMap { list[$0]?.id })
  }

  /// Returns where the marked rows are among those that the user sees.
  func positions(in rows: FilteredRows) -> [Int] {
    ids.isEmpty ? [] : (0..<rows.count).filter { rows[$0].map { ids.contains($0.id) } == true }
  }
}
