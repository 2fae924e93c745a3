import Localization

/// A list that makes its rows when they are shown, so that 100,000 rows cost no more than the visible ones.
package struct RowList {
  /// A search by the view model that has found the rows.
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

  /// Identifies the content of the list; when it changes, the user starts at the top again.
  package let id: Text
  package let count: Int
  /// A summary of all rows in one line, if there is anything to say.
  ///
  /// The full screen shows it below the title if it has facts, and otherwise leaves it out: the position counts the rows.
  package let summary: Text?
  /// The facts of ``summary`` by name, for programs; users do not see them.
  package let values: [String: RowValue]
  /// The search that has found the rows; nil if they are all rows.
  package let search: Search?
  /// How the rows are sorted, if the user can choose.
  package let order: Text?
  /// The end of the list, if it is incomplete.
  package let ending: ListEnding?
  /// Returns the edits that lead from these rows to the current ones, if the list reports edits.
  ///
  /// A session keeps this closure when it shows the list, and calls it when it shows the screen again. The closure must
  /// not keep the calçot alive; it returns no edits once the screen is gone.
  package let editsSince: (() -> [RowEdit])?
  private let makeRow: (Int) -> Row?
  private let findRow: ((Row.ID) -> Int?)?

  /// Creates a list of `count` rows; `makeRow` is called with the zero-based index of each row to show.
  ///
  /// `findRow` returns the zero-based index of the row with an id. A long list needs it: without it, a row is found by making
  /// all others.
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
