/// A table of a store as a copy carries it: every column, of which the first is the number of the row, `id`.
///
/// A column that a migration adds belongs here, too.
package struct StoredTable: Sendable {
  package enum Column: Sendable {
    case integer(String)
    case text(String)

    package var name: String {
      switch self {
      case .integer(let name), .text(let name): name
      }
    }
  }

  /// A table comes after those to which it refers.
  package static let all = [
    StoredTable(name: "groups", columns: [.integer("id"), .text("name"), .text("category")]),
    StoredTable(name: "people", columns: [.integer("id"), .text("first_name"), .text("last_name")]),
    StoredTable(name: "memberships", columns: [.integer("id"), .integer("group_id"), .integer("person_id")]),
    StoredTable(
      name: "books",
      columns: [
        .integer("id"), .text("name"), .text("name_key"), .integer("card_count"), .integer("known_count"),
      ]),
  ]

  package let name: String
  package let columns: [Column]

  /// Returns the values of a row with these columns.
  func values(of row: some StoredRow) -> [Value] {
    zip(Int32(0)..., columns).map { index, column in
      switch column {
      case .integer: .integer(row.integer(index))
      case .text: .text(row.text(index))
      }
    }
  }
}
