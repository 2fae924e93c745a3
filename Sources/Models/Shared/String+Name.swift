extension String {
  /// Without the blanks around it.
  var trimmed: Substring {
    let start = drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return start[...end]
  }

  /// The name that somebody typed, trimmed.
  ///
  /// - Parameter limit: The longest name, in characters as a person counts them.
  /// - Returns: 1 to `limit` characters.
  /// - Throws: `InvalidName` if nothing that can be seen, or too much, is left.
  func trimmedName(limit: Int) throws(InvalidName) -> String {
    let name = trimmed
    guard !name.allSatisfy(\.isUnseen) else { throw .blank }
    guard name.count <= limit else { throw .tooLong }
    return String(name)
  }
}

extension Character {
  /// Whether nobody sees it: a blank, or nothing but what Unicode says may be ignored.
  fileprivate var isUnseen: Bool {
    isWhitespace || unicodeScalars.allSatisfy(\.properties.isDefaultIgnorableCodePoint)
  }
}
