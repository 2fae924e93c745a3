import struct Foundation.Locale

/// Why a typed name is invalid.
package enum InvalidName: Error, Equatable, Sendable {
  case blank
  /// The name has a line break, or another character that is not allowed.
  case notOneLine
  case tooLong

  /// The maximum length of any name in bytes; no name that people can read is that long.
  ///
  /// A character can have any number of accents. Without this limit, the names in a store could fill the memory of every
  /// process that reads them.
  static let byteLimit = 1000
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
  /// - Returns: 1 to `limit` characters, in at most ``InvalidName/byteLimit`` bytes.
  /// - Throws: `InvalidName` if no visible character remains, or if there are too many characters or bytes, or a control
  ///   character.
  func trimmedName(limit: Int) throws(InvalidName) -> String {
    let name = trimmed
    guard !name.allSatisfy(\.isInvisible) else { throw .blank }
    guard name.utf8.count <= InvalidName.byteLimit, name.count <= limit else { throw .tooLong }
    guard !name.unicodeScalars.contains(where: \.isControl) else { throw .notOneLine }
    return String(name)
  }
}

extension String {
  /// The form in which names are compared: case-folded, composed, without invisible characters.
  ///
  /// Swift treats a precomposed letter and a base letter with a combining mark as equal, but a database compares bytes.
  /// The key therefore uses the composed form (NFC) only.
  var comparisonKey: String {
    // Most names are ASCII, where lowercasing gives the same key and is faster.
    guard !utf8.allSatisfy({ $0 < 0x80 }) else { return lowercased() }
    var seen = String.UnicodeScalarView()
    seen.append(contentsOf: unicodeScalars.lazy.filter { $0.isASCII || !$0.properties.isDefaultIgnorableCodePoint })
    return String(seen).folding(options: .caseInsensitive, locale: nil).precomposedStringWithCanonicalMapping
  }

  /// A form that is the same for names that look the same.
  ///
  /// Cyrillic and Greek letters are replaced by the Latin letters that they look like, if any.
  var readingKey: String {
    let key = comparisonKey
    guard !key.utf8.allSatisfy({ $0 < 0x80 }) else { return key }
    return String(String.UnicodeScalarView(key.unicodeScalars.map(\.latinLookAlike)))
  }
}

extension Unicode.Scalar {
  /// Cyrillic and Greek letters in lower case, and the Latin letters that they look like.
  private static let latinLookAlikes = Dictionary(
    uniqueKeysWithValues: zip(
      "аеорсухіјѕԁԛԝһӏαικνορτυχγ".unicodeScalars, "aeopcyxijsdqwhlaikvoptuxy".unicodeScalars))

  /// The Latin letter that the scalar looks like, a space for any whitespace, or the scalar.
  fileprivate var latinLookAlike: Unicode.Scalar {
    guard !isASCII else { return self }
    return Self.latinLookAlikes[self] ?? (properties.isWhitespace ? " " : self)
  }

  fileprivate var isControl: Bool {
    [.control, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
  }
}

extension Character {
  /// Whether the character is whitespace, or made only of ignorable code points.
  fileprivate var isInvisible: Bool {
    isWhitespace || unicodeScalars.allSatisfy(\.properties.isDefaultIgnorableCodePoint)
  }
}
