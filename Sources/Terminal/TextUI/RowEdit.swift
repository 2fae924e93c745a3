import Lists

/// A change to one row since the user last saw the list.
package struct RowEdit {
  package enum Kind: String, Sendable {
    /// The row was removed.
    case deletion
    /// The row is new.
    case insertion
    /// The row has moved relative to the others.
    case move
    /// The row looks different.
    case update
  }

  package let kind: Kind
  /// The row's index in the old list; nil for an insertion.
  package let old: Int?
  /// The row's index in the new list; nil for a deletion.
  package let new: Int?
  private let makeRow: () -> Row?

  /// Creates an edit; `makeRow` is called only if the row is shown.
  package init(_ kind: Kind, old: Int?, new: Int?, makeRow: @escaping () -> Row?) {
    self.kind = kind
    self.old = old
    self.new = new
    self.makeRow = makeRow
  }

  /// The current row; for a deletion, the old row.
  package var row: Row? { makeRow() }
}

extension RowEdit {
  /// Creates a row edit from a view model's edit; the closures return the old and the new rows.
  package init(_ edit: Edit, from oldRow: @escaping (Int) -> Row?, to newRow: @escaping (Int) -> Row?) {
    switch edit {
    case .deletion(let old): self.init(.deletion, old: old, new: nil) { oldRow(old) }
    case .insertion(let new): self.init(.insertion, old: nil, new: new) { newRow(new) }
    case .move(let old, let new): self.init(.move, old: old, new: new) { newRow(new) }
    case .update(let old, let new): self.init(.update, old: old, new: new) { newRow(new) }
    }
  }
}
