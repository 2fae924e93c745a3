/// A value bound to a placeholder in a statement.
package enum Value: Sendable {
  case null
  case integer(Int64)
  case text(String)

  /// Returns the key of the row with this id; NULL, which matches no row, if the text cannot be a row's id.
  package static func key(of id: String) -> Value {
    // "007" and "+7" are not the id of row 7.
    guard let number = Int64(id), String(number) == id else { return .null }
    return .integer(number)
  }
}
