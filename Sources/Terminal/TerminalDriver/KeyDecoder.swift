import Sessions

/// Decodes the bytes that a terminal sends into key presses, however the bytes are split into chunks.
///
/// Byte sequences that no key of the program sends are ignored, as is the Alt key with anything but a character.
/// Malformed input never affects the decoding of the keys after it.
nonisolated package struct KeyDecoder: Sendable {
  private enum Parsed {
    /// A sequence of `length` bytes; the key is nil if the program has no use for the sequence.
    case key(KeyPress?, length: Int)
    case pasteBegins(length: Int)
    case incomplete
  }

  private static let escape: UInt8 = 0x1B
  private static let altModifier = 2, controlModifier = 4
  private static let pasteEnd = Array("\u{1B}[201~".utf8)
  /// The longest sequence, in bytes; no key sends more.
  private static let longestSequence = 32
  /// The longest paste in one key press, in bytes; longer ones are split.
  private static let longestPaste = 65_536

  /// Bytes received but not decoded yet.
  private var pending: [UInt8] = []
  private var isPasting = false

  package init() {}

  /// Whether the pending bytes may or may not be complete, as a lone escape is.
  ///
  /// Only time can tell, so the reader waits briefly and then calls ``timeOut()``.
  package var isWaiting: Bool { !pending.isEmpty && !isPasting }

  /// Returns the keys that these bytes complete.
  package mutating func decode(_ bytes: some Sequence<UInt8>) -> [KeyPress] {
    pending += bytes
    var keys: [KeyPress] = []
    var rest = pending[...]
    parsing: while !rest.isEmpty {
      if isPasting {
        guard let key = paste(from: &rest) else { break }
        keys += key.isEmpty ? [] : [.paste(key)]
        continue
      }
      switch Self.parse(rest) {
      case .key(let key, let length):
        keys += key.map { [$0] } ?? []
        rest = rest.dropFirst(length)
      case .pasteBegins(let length):
        isPasting = true
        rest = rest.dropFirst(length)
      case .incomplete: break parsing
      }
    }
    pending = Array(rest)
    return keys
  }

  /// Returns the keys in the pending bytes, given that no more have arrived: a lone escape is the Esc key.
  package mutating func timeOut() -> [KeyPress] {
    guard isWaiting else { return [] }
    defer { pending = [] }
    return pending == [Self.escape] ? [.escape] : []
  }

  /// Removes pasted text from the front; nil if its end has not arrived yet.
  private mutating func paste(from rest: inout ArraySlice<UInt8>) -> String? {
    let end = rest.indices.first { rest[$0...].starts(with: Self.pasteEnd) }
    guard let end else {
      guard rest.count > Self.longestPaste else { return nil }
      let piece = rest.dropLast(Self.pasteEnd.count)
      rest = rest[piece.endIndex...]
      return String(decoding: piece, as: UTF8.self)
    }
    isPasting = false
    defer { rest = rest[(end + Self.pasteEnd.count)...] }
    return String(decoding: rest[..<end], as: UTF8.self)
  }

  // MARK: One key

  private static func parse(_ bytes: ArraySlice<UInt8>) -> Parsed {
    guard let first = bytes.first else { return .incomplete }
    return switch first {
    case escape: parseEscape(bytes)
    case 0x00..<0x20, 0x7F: .key(controlKey(first), length: 1)
    default: parseCharacter(bytes, lead: first)
    }
  }

  private static func controlKey(_ byte: UInt8) -> KeyPress? {
    switch byte {
    case 0x09: .tab
    case 0x0A, 0x0D: .enter
    case 0x7F: .backspace
    case 0x01...0x1A: .control(Character(Unicode.Scalar(byte + 0x60)))
    default: nil
    }
  }

  private static func parseCharacter(_ bytes: ArraySlice<UInt8>, lead: UInt8) -> Parsed {
    let length: Int
    switch lead {
    case 0x20..<0x7F: length = 1
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return .key(nil, length: 1)
    }
    let sequence = bytes.prefix(length)
    let tail = sequence.dropFirst().prefix { 0x80...0xBF ~= $0 }
    guard tail.count == sequence.count - 1 else { return .key(nil, length: 1 + tail.count) }
    guard sequence.count == length else { return .incomplete }
    guard let text = String(validating: sequence, as: UTF8.self), let scalar = text.unicodeScalars.first,
      scalar.properties.generalCategory != .control
    else { return .key(nil, length: length) }
    return .key(.character(Character(scalar)), length: length)
  }

  private static func parseEscape(_ bytes: ArraySlice<UInt8>) -> Parsed {
    let second = bytes.dropFirst()
    switch second.first {
    case nil: return .incomplete
    case escape: return .key(.escape, length: 1)
    case UInt8(ascii: "["): return parseSequence(bytes)
    case UInt8(ascii: "O"):
      guard let final = bytes.dropFirst(2).first else { return .incomplete }
      let key = key(final: final, numbers: [])
      // A byte that cannot end this sequence starts another one.
      return .key(key, length: 0x20..<0x7F ~= final ? 3 : 2)
    default:
      // The Alt key sends an escape before the key.
      guard case .key(let key, let length) = parse(second) else { return .incomplete }
      guard case .character(let character) = key else { return .key(nil, length: 1 + length) }
      return .key(.alt(character), length: 1 + length)
    }
  }

  /// Parses `ESC [ parameters final`.
  private static func parseSequence(_ bytes: ArraySlice<UInt8>) -> Parsed {
    let body = bytes.dropFirst(2)
    let parameters = body.prefix { 0x20..<0x40 ~= $0 }
    let length = 2 + parameters.count
    guard length < longestSequence else { return .key(nil, length: length) }
    guard let final = body.dropFirst(parameters.count).first else { return .incomplete }
    guard 0x40..<0x7F ~= final else { return .key(nil, length: length) }
    if final == UInt8(ascii: "["), parameters.isEmpty {
      // The Linux console's function keys send one more character.
      guard let key = body.dropFirst().first else { return .incomplete }
      return .key(key == UInt8(ascii: "A") ? .f1 : nil, length: length + 2)
    }
    if final == UInt8(ascii: "M"), parameters.isEmpty {
      // A terminal that does not know the extended form reports the mouse with three more bytes.
      return body.count > 3 ? .key(nil, length: length + 4) : .incomplete
    }
    let isMouse = parameters.first == UInt8(ascii: "<")
    let numbers = parameters.dropFirst(isMouse ? 1 : 0).split(separator: UInt8(ascii: ";"))
      .map { Int(UInt16(String(decoding: $0, as: UTF8.self)) ?? 0) }
    if isMouse { return .key(mouse(final: final, numbers: numbers), length: length + 1) }
    if final == UInt8(ascii: "~"), numbers == [200] { return .pasteBegins(length: length + 1) }
    return .key(key(final: final, numbers: numbers), length: length + 1)
  }

  /// Returns the use of the mouse with this button at this column and row, counted from 1; nil for a button released.
  private static func mouse(final: UInt8, numbers: [Int]) -> KeyPress? {
    guard final == UInt8(ascii: "M"), numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else { return nil }
    return switch numbers[0] {
    case 0: .click(GridPosition(column: numbers[1] - 1, row: numbers[2] - 1))
    case 64: .wheelUp
    case 65: .wheelDown
    default: nil
    }
  }

  /// Returns the key for the last byte of a sequence and its numbers: which key, and one more than its modifiers.
  private static func key(final: UInt8, numbers: [Int]) -> KeyPress? {
    let modifiers = (numbers.count > 1 ? numbers[1] : 1) - 1
    guard modifiers & altModifier == 0 else { return nil }
    let isControl = modifiers & controlModifier != 0
    return switch (Character(Unicode.Scalar(final)), numbers.first ?? 1) {
    case ("A", _): .up
    case ("B", _): .down
    case ("C", _): isControl ? .controlRight : .right
    case ("D", _): isControl ? .controlLeft : .left
    case ("H", _), ("~", 1), ("~", 7): .home
    case ("F", _), ("~", 4), ("~", 8): .end
    case ("M", _): .enter
    case ("P", 1), ("~", 11): .f1
    case ("Z", _): .backTab
    case ("~", 3): .delete
    case ("~", 5): .pageUp
    case ("~", 6): .pageDown
    default: nil
    }
  }
}
