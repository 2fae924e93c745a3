import Localization

/// A list that creates its rows when they are shown, so that even 100,000 rows cost little.
package struct RowList {
  /// The search with which the view model has found the rows.
  package struct Search {
    /// The text that the user has typed.
    package let typed: String
    /// The number of rows that were searched, if they were counted.
    package let total: Int?

    package init(typed: String, total: Int? = nil) {
      self.typed = typed
      self.total = total
    }
  }

  /// Identifies the content of the list; when the id changes, the user starts at the top again.
  package let id: Text
  package let count: Int
  /// A one-line summary of all rows, if the list has one.
  ///
  /// The full screen shows the summary below the title if ``values`` has facts. A summary without facts is omitted, because it
  /// only counts the rows, as the position does.
  package let summary: Text?
  /// The facts of ``summary`` by name, for programs; users do not see them.
  package let values: [String: RowValue]
  /// The search that has found the rows; nil if the view model has not searched.
  package let search: Search?
  /// The order of the rows, if the user can choose it.
  package let order: Text?
  /// The end of the list, if it is incomplete.
  package let ending: ListEnding?
  /// Returns the edits from these rows to the current rows; nil if the list reports no edits.
  ///
  /// A session keeps this closure when it shows the list, and calls it when it shows the screen again. The closure must
  /// not keep the calçot alive; it returns no edits once the screen has been freed.
  package let editsSince: (() -> [RowEdit])?
  private let makeRow: (Int) -> Row?
  private let findRow: ((Row.ID) -> Int?)?

  /// Creates a list of `count` rows; `makeRow` is called with the index of each row to show.
  ///
  /// `findRow` returns the zero-based index of the row with an id. A long list needs it: without it, finding a row can mean
  /// creating all the others.
  package init(
    id: Text = "", count: Int, summary: Text? = nil, values: [String: RowValue] = [:], search: Search? = nil,
    order: Text? = nil,
    ending: ListEnding? = nil, editsSince: (() -> [RowEdit])? = nil,
    findRow: ((Row.ID) -> Int?)? = nil, makeRow: @escaping (Int) -> Row?
  ) {
    self.id = id
    self.count = count
    self.summary = summary
    self.values = values
    self.search = search
    self.order = order
    self.ending = ending
    self.editsSince = editsSince
    self.findRow = findRow
    self.makeRow = makeRow
  }

  /// The row at a zero-based index; nil outside the list.
  package subscript(_ index: Int) -> Row? {
    (0..<count).contains(index) ? makeRow(index) : nil
  }

  /// Returns the zero-based index of the row with an id, if there is one.
  package func index(of id: Row.ID) -> Int? {
    // Search from the end, because the row is often a new one.
    findRow.map { $0(id) } ?? (0..<count).last { self[$0]?.id == id }
  }
}
