/// Why a typed name is invalid.
package enum InvalidName: Error, Equatable, Sendable {
  case blank
  /// It has a line break, or another control character.
  case notOneLine
  case tooLong
}

extension String {
  /// The text without surrounding whitespace.
  var trimmed: Substring {
    let start = drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return start[...end]
  }

  /// Returns the trimmed text if it is a valid name.
  ///
  /// - Parameter limit: The maximum length, in characters as the user perceives them.
  /// - Returns: 1 to `limit` characters.
  /// - Throws: `InvalidName` if no visible character remains, or more than `limit`, or a control character.
  func trimmedName(limit: Int) throws(InvalidName) -> String {
    let name = trimmed
    guard !name.allSatisfy(\.isInvisible) else { throw .blank }
    guard name.count <= limit else { throw .tooLong }
    guard !name.unicodeScalars.contains(where: \.isControl) else { throw .notOneLine }
    return String(name)
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool {
    [.control, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
  }
}

extension Character {
  /// Whether the character is invisible: whitespace, or made only of code points that Unicode marks as ignorable.
  fileprivate var isInvisible: Bool {
    isWhitespace || unicodeScalars.allSatisfy(\.properties.isDefaultIgnorableCodePoint)
  }
}
