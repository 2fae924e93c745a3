import TextUI

/// The rows that the user has marked: a command that takes several rows applies to them.
///
/// The marked rows are looked up again only when the list may have changed, so moving the selection takes the same time however
/// many rows are marked.
struct MarkedRows {
  private(set) var ids: Set<Row.ID> = []
  /// The indices of the marked rows in the list, in ascending order.
  private(set) var indices: [Int] = []
  /// The row that was marked last, from which a range begins; nil after a mark was removed.
  private var newest: Row.ID?
  /// Whether the list may have changed since the marked rows were looked up.
  private var mayHaveMoved = false

  /// Marks a row, or removes its mark.
  mutating func toggle(_ id: Row.ID, at index: Int) {
    newest = ids.remove(id) == nil ? id : nil
    if newest == id { ids.insert(id) }
    let place = indices.firstIndex { $0 >= index } ?? indices.count
    if indices[place...].first == index { indices.remove(at: place) } else { indices.insert(index, at: place) }
  }

  /// Marks the shown rows from the last marked row to a position.
  ///
  /// If there is no last marked row, only the row at the position is marked.
  mutating func markRange(to position: Int, in rows: FilteredRows) {
    guard let end = rows.index(of: position) else { return }
    let start = newest.flatMap { newest in indices.first { rows.list[$0]?.id == newest } } ?? end
    let range = min(start, end)...max(start, end)
    // Go from the position towards the row that was marked last, which may be above or below.
    let last = start < end ? 0 : rows.count
    let step = start < end ? -1 : 1
    for place in stride(from: position, through: last, by: step) {
      guard let index = rows.index(of: place), range.contains(index), let row = rows.list[index] else { break }
      ids.insert(row.id)
    }
    newest = rows[position]?.id
    find(in: rows.list)
  }

  /// Marks all loaded rows that match the filter, or unmarks them if all are marked.
  mutating func toggleAll(of rows: FilteredRows) {
    let all = (0..<rows.count).compactMap { rows[$0]?.id }
    if ids.isSuperset(of: all) { ids.subtract(all) } else { ids.formUnion(all) }
    find(in: rows.list)
  }

  mutating func rowsMayHaveChanged() { mayHaveMoved = true }

  /// Finds the marked rows again if the list may have changed, and forgets deleted rows.
  ///
  /// - Returns: The ids of the marked rows that were deleted.
  mutating func settle(in list: RowList) -> Set<Row.ID> {
    guard mayHaveMoved else { return [] }
    mayHaveMoved = false
    let before = ids
    find(in: list)
    ids = Set(indices.compactMap { list[$0]?.id })
    return before.subtracting(ids)
  }

  private mutating func find(in list: RowList) {
    indices = ids.isEmpty ? [] : (0..<list.count).filter { list[$0].map { ids.contains($0.id) } == true }
  }
}
