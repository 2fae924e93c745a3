import Localization
import TextUI

/// The session's memory of a screen's list: the user's choices, and the rows that were seen.
///
/// A different list starts with a new value.
struct ShownList {
  /// Whether rows were seen last and, if not, whether rows were being loaded.
  private enum SeenRows {
    case none
    /// There were no rows yet, but rows were being loaded.
    case awaited
    case some
  }

  /// The id of the list; nil until a list is shown.
  let id: Text?
  var selection: RowSelection
  /// The selection before the rows were filtered.
  var unfilteredSelection: RowSelection?
  /// The rows that the user has marked.
  var markedRows = MarkedRows()
  /// The marks of rows that commands, or other people, have changed.
  var changes = ChangeMarks()
  var columns = RowColumns()
  /// The rows in the last picture.
  var visible = VisibleRows()
  /// Whether the list's ending is in the last picture; a filter hides the ending.
  var showsEnding = false
  private var seenRows = SeenRows.none
  /// The text of the search that found the rows that were seen last.
  private var typed = ""
  /// Returns the edits since the list was drawn, if it reports edits.
  private var editsSince: (() -> [RowEdit])?
  /// The ending for which more rows have been requested.
  var prefetchedEnding: ListEnding.ID?

  /// Begins a list; the row with the given id is selected as soon as it has arrived.
  init(id: Text? = nil, seeking row: Row.ID? = nil) {
    self.id = id
    selection = RowSelection(seeking: row)
  }

  /// Whether the list had rows when it was last seen.
  var hasRows: Bool { seenRows == .some }

  /// Adapts the user's choices to the current rows, which may not all have been searched.
  ///
  /// - Returns: The ids of the rows that a command would have taken before, and would not take now.
  mutating func settle(in rows: FilteredRows, isLoading: Bool, isSearching: Bool) -> Set<Row.ID> {
    // While rows are loaded for the first time, the marked rows may still come back.
    let lostMarks = isLoading ? [] : markedRows.settle(in: rows.list)
    let newTyped = rows.list.search?.typed ?? ""
    if newTyped != typed {
      // The first row is the best answer to a search. Without a search, the selected row stays selected.
      if !newTyped.isEmpty { selection.moveToFirst(of: rows) }
      // After another search, different rows do not count as changes.
      forgetSeen()
      typed = newTyped
    }
    let lostRow = selection.settle(in: rows, isSearching: isSearching)
    // The selected row counts only if no row is marked.
    return markedRows.ids.isEmpty ? lostMarks.union(lostRow.map { [$0] } ?? []) : lostMarks
  }

  /// Selects the row that was selected before the rows were filtered.
  mutating func restoreUnfilteredSelection() {
    if let unfilteredSelection { selection = unfilteredSelection }
  }

  /// Notes whether the user sees rows now, or waits for rows.
  mutating func see(_ rows: FilteredRows, isLoading: Bool) {
    // The first rows to arrive do not count as changes.
    if seenRows == .awaited { forgetSeen() }
    if rows.count > 0 {
      seenRows = .some
    } else {
      seenRows = isLoading ? .awaited : .none
    }
  }

  /// Forgets the rows seen, so that the next rows are not compared with them.
  mutating func forgetSeen() {
    changes = ChangeMarks()
    visible = VisibleRows()
  }

  /// Returns the list's edits since the last call, if the list reports edits.
  ///
  /// From now on, the list counts as drawn.
  mutating func editsSinceDrawn(of rows: FilteredRows) -> [RowEdit]? {
    let editsBefore = editsSince
    editsSince = rows.list.editsSince
    return editsSince == nil ? nil : editsBefore?() ?? []
  }

  /// Returns the action that loads more rows, if they are needed and not requested yet.
  ///
  /// More rows are needed if the end of the list is visible. All rows are needed for a filter, for a row that is sought, or if
  /// the user has gone to the end.
  func prefetch(for ending: ListEnding?, isFiltered: Bool) -> (() async -> Void)? {
    guard let ending, prefetchedEnding != ending.id else { return nil }
    let needsAll = isFiltered || selection.isSeeking || selection.isAtEnd
    if needsAll, let loadAll = ending.loadAll { return loadAll }
    return showsEnding || selection.isAtEnd ? ending.prefetch : nil
  }
}
