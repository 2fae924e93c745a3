import Models

extension User {
  /// Creates a person from three columns of a row: id, first name and last name.
  package init(_ row: some StoredRow, from column: Int32) {
    self.init(id: String(row.integer(column)), firstName: row.text(column + 1), lastName: row.text(column + 2))
  }
}
