/// What has become of one row of a list since the user saw the list.
package struct RowEdit {
  package enum Kind: String, Sendable {
    /// The row is gone.
    case deletion
    /// The row is new.
    case insertion
    /// The row has changed its place among the others.
    case move
    /// The row looks different.
    case update
  }

  package let kind: Kind
  /// The row's index in the list as it was; nil for a row that is new.
  package let old: Int?
  /// The row's index in the list as it is; nil for a row that is gone.
  package let new: Int?
  private let makeRow: () -> Row?

  /// An edit; `makeRow` is called when the row is to be told of: as it is, or as it was if it is gone.
  package init(_ kind: Kind, old: Int?, new: Int?, makeRow: @escaping () -> Row?) {
    self.kind = kind
    self.old = old
    self.new = new
    self.makeRow = makeRow
  }

  /// The row that the edit is about.
  package var row: Row? { makeRow() }

  /// What stands before the row, as its style may not be seen.
  var mark: Character {
    switch kind {
    case .deletion: "-"
    case .insertion: "+"
    case .move: ">"
    case .update: "~"
    }
  }
}
