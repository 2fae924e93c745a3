/// The attributes of a tag, with character references decoded.
struct HTMLAttributes {
  /// The maximum number of bytes that are read of a tag; links are far shorter.
  private static let limit = 8192

  private var values: [String: String] = [:]

  /// Parses what follows the name of a tag; if an attribute is repeated, the first one counts, as in browsers.
  init(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes.prefix(Self.limit)
    while true {
      rest = rest.drop { Self.isSpace($0) || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "=") }
      guard !rest.isEmpty else { return }
      let name = rest.prefix { !Self.isSpace($0) && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "=") }
      rest = rest[name.endIndex...].drop(while: Self.isSpace)
      let value = Self.value(&rest)
      let key = String(decoding: name, as: UTF8.self).lowercased()
      if values[key] == nil { values[key] = Self.decoded(value) }
    }
  }

  /// The value of an attribute; an empty text if it has none, and nil if the tag lacks the attribute.
  subscript(name: String) -> String? { values[name] }

  /// The names in the attribute `class`.
  var classes: [Substring] { (values["class"] ?? "").split(whereSeparator: \.isWhitespace) }

  /// Removes `="value"`, `='value'` or `=value` from the front, and returns the value.
  private static func value(_ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard rest.first == UInt8(ascii: "=") else { return [] }
    rest = rest.dropFirst().drop(while: isSpace)
    guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let value = rest.prefix { !isSpace($0) }
      rest = rest[value.endIndex...]
      return value
    }
    rest = rest.dropFirst()
    let value = rest.prefix { $0 != quote }
    rest = rest[value.endIndex...].dropFirst()
    return value
  }

  private static func decoded(_ value: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    var place = value.startIndex
    while place < value.endIndex {
      if value[place] == UInt8(ascii: "&"), let entity = HTMLEntity(at: value[place...]) {
        text += entity.text.utf8
        place += entity.length
      } else {
        text.append(value[place])
        place += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte <= UInt8(ascii: " ") }
}
