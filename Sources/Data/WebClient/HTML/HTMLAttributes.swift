/// The attributes of a tag that matter to the text, with character references decoded.
struct HTMLAttributes {
  /// The maximum number of bytes that are read from a tag; links are far shorter.
  private static let limit = 8192

  /// The value of each attribute; nil if the tag lacks it, and empty if there is no value.
  private(set) var href, alt: String?
  /// The names in the attribute `class`.
  private(set) var classes: [Substring] = []

  /// Parses the text after the name of a tag.
  ///
  /// If an attribute is repeated, the first one counts, as in browsers.
  init(_ bytes: ArraySlice<UInt8>) {
    var rest = bytes.prefix(Self.limit)
    while true {
      rest = rest.drop { Self.isSpace($0) || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "=") }
      guard !rest.isEmpty else { return }
      let name = rest.prefix { !Self.isSpace($0) && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "=") }
      rest = rest[name.endIndex...].drop(while: Self.isSpace)
      let value = Self.value(&rest)
      switch name.count > 5 ? "" : String(decoding: name, as: UTF8.self).lowercased() {
      case "href" where href == nil: href = Self.decoded(value)
      case "alt" where alt == nil: alt = Self.decoded(value)
      case "class" where classes.isEmpty: classes = Self.decoded(value).split(separator: " ")
      default: break
      }
    }
  }

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
    guard value.contains(UInt8(ascii: "&")) else { return String(decoding: value, as: UTF8.self) }
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
