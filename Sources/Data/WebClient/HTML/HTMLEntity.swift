/// A character reference in HTML, such as `&amp;`, `&#38;` or `&#x26;`.
struct HTMLEntity {
  let text: String
  /// The length in bytes, including `&` and `;`.
  let length: Int

  /// The only named references that services send.
  ///
  /// Services decode all other references before sending.
  private static let names = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}"]
  /// The maximum length of a reference in bytes, without its `&`.
  ///
  /// It bounds the search for `;`, so that the total time stays linear in the text.
  private static let limit = 12

  /// Parses the reference at the start of the bytes, unless they start with a plain ampersand.
  init?(at bytes: ArraySlice<UInt8>) {
    let body = bytes.dropFirst().prefix(Self.limit)
    guard let end = body.firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = String(decoding: body[..<end], as: UTF8.self)
    if let known = Self.names[name] {
      text = known
    } else if name.first == "#", let number = Self.number(name.dropFirst()) {
      text = String(number)
    } else {
      return nil
    }
    length = end + 1 - bytes.startIndex
  }

  /// Returns the character with this number, in decimal or, after an `x`, hexadecimal digits.
  private static func number(_ text: Substring) -> Character? {
    let isHexadecimal = text.first == "x" || text.first == "X"
    let digits = isHexadecimal ? text.dropFirst() : text
    guard digits.first?.isHexDigit == true, let value = Int(digits, radix: isHexadecimal ? 16 : 10) else { return nil }
    // HTML forbids zero and numbers that are not a Unicode scalar, and replaces them with U+FFFD.
    guard value != 0, let scalar = UInt32(exactly: value).flatMap(Unicode.Scalar.init) else { return "\u{FFFD}" }
    return Character(scalar)
  }
}
