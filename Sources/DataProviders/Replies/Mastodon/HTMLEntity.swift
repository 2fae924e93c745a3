/// What stands for a character in HTML: `&amp;`, `&#38;` or `&#x26;`.
struct HTMLEntity {
  let text: String
  /// In bytes, with `&` and `;`.
  let length: Int

  /// The longest that is looked for, so that many `&` cost no more than their number.
  private static let limit = 12

  private static let named = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "hellip": "…", "ndash": "–",
    "mdash": "—", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»", "bull": "•",
    "middot": "·", "copy": "©", "euro": "€",
  ]

  /// Nil if what begins here is no entity, but an ampersand and text.
  init?(at bytes: ArraySlice<UInt8>) {
    let body = bytes.dropFirst().prefix(Self.limit)
    guard let end = body.firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = String(decoding: body[..<end], as: UTF8.self)
    if let known = Self.named[name] {
      text = known
    } else if name.first == "#", let number = Self.number(name.dropFirst()) {
      text = String(number)
    } else {
      return nil
    }
    length = end + 1 - bytes.startIndex
  }

  /// The character with this number, in decimal digits or in hexadecimal ones behind an `x`; nil if it is no number.
  private static func number(_ text: Substring) -> Character? {
    let isHexadecimal = text.first == "x" || text.first == "X"
    let digits = isHexadecimal ? text.dropFirst() : text
    guard !digits.isEmpty, digits.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
    guard isHexadecimal || digits.allSatisfy(\.isWholeNumber) else { return nil }
    // Numbers that are no character, and the one that HTML forbids.
    guard let value = UInt32(digits, radix: isHexadecimal ? 16 : 10), value != 0, let scalar = Unicode.Scalar(value)
    else { return "\u{FFFD}" }
    return Character(scalar)
  }
}
