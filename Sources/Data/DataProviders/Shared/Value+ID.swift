extension Value {
  /// Returns the key of the row with this id; NULL, which matches no row, if the text cannot be a row's id.
  package static func key(of id: String) -> Value {
    // "007" and "+7" are not the id of row 7.
    guard let number = Int64(id), String(number) == id else { return .null }
    return .integer(number)
  }
}
