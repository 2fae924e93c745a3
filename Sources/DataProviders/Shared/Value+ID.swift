extension Value {
  /// The key of a row with this id; NULL, which no row has, for text that is no row's id.
  static func key(of id: String) -> Value {
    // "007" and "+7" are not the id of 7.
    guard let number = Int64(id), String(number) == id else { return .null }
    return .integer(number)
  }
}
