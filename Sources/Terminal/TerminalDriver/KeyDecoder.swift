import Foundation
import Sessions

/// Decodes a terminal's bytes into key presses, however the bytes are split into chunks.
///
/// These are ignored:
/// - sequences of keys that the program does not use, and the Alt key with anything except a character
/// - reports by a terminal about itself, in sequences and strings of any length, because its answers to other
///   programs may come late; the exceptions are the colours of its text and background
///
/// Malformed input never affects the decoding of the keys after it.
nonisolated package struct KeyDecoder: Sendable {
  /// The sequence to which the next bytes belong.
  private enum Context: Equatable {
    case keys
    /// A pasted text.
    case paste
    /// A sequence that is too long for any key.
    case sequence
    /// A control string, which ends with a string terminator or, for some strings, with a bell.
    case string(endsWithBell: Bool)
  }

  private enum Parsed {
    /// A sequence of `length` bytes; the key is nil if the program has no use for the sequence.
    case key(KeyPress?, length: Int)
    /// The first `length` bytes of something that can be long.
    case begins(Context, length: Int)
    case incomplete
  }

  private static let escape: UInt8 = 0x1B
  private static let interrupt: UInt8 = 0x03
  private static let bell: UInt8 = 0x07
  private static let altModifier = 2, controlModifier = 4
  private static let pasteEnd = Array("\u{1B}[201~".utf8)
  /// The longest sequence, in bytes; no key sends more.
  private static let longestSequence = 32
  /// The beginnings of the answers that are used: the colours of text and background.
  private static let answers = ["10;", "11;"].map { Array($0.utf8) }
  /// The longest answer that is used, in bytes.
  private static let longestAnswer = 40
  /// The longest paste, in bytes: the same limit as for a line in line mode.
  private static let longestPaste = FileLineSource.limit

  /// Bytes received but not decoded yet.
  private var pending: [UInt8] = []
  private var context = Context.keys
  /// The bytes of a paste so far, at most one more than the limit.
  private var pasted: [UInt8] = []
  /// The bytes of a string so far, at most one more than the longest answer has.
  private var said: [UInt8] = []
  /// Whether the last byte was decoded as the Esc key, but may have begun an answer.
  private var hasEscaped = false
  /// The colours that the terminal has reported so far.
  package private(set) var colors = TerminalColors()

  package init() {}

  /// The time to wait before calling ``timeOut()``; nil if no input is incomplete.
  ///
  /// A lone escape is the Esc key if nothing follows it for a short time. The rest of a sequence may come over a slow line, so
  /// it gets more time, but a sequence that never ends must not block the keyboard. A paste and an answer get the most time,
  /// because their rest would be decoded as keys.
  package var patience: Duration? {
    switch context {
    case .keys where pending.isEmpty: nil
    case .keys where pending == [Self.escape]: .milliseconds(40)
    case .paste where pending.isEmpty: .seconds(5)
    case .string where said.count <= Self.longestAnswer && Self.answers.contains { said.starts(with: $0) }: .seconds(5)
    case .keys, .paste, .sequence, .string: .milliseconds(500)
    }
  }

  /// Returns the keys that these bytes complete.
  package mutating func decode(_ bytes: some Sequence<UInt8>) -> [KeyPress] {
    pending += bytes
    var keys: [KeyPress] = []
    var rest = pending[...]
    var isIncomplete = false
    while !rest.isEmpty, !isIncomplete {
      switch context {
      case .keys:
        switch parseRestOfAnswer(rest) ?? Self.parse(rest) {
        case .key(let key, let length):
          keys += key.map { [$0] } ?? []
          rest = rest.dropFirst(length)
        case .begins(let newContext, let length):
          context = newContext
          said = []
          rest = rest.dropFirst(length)
        case .incomplete: isIncomplete = true
        }
      case .paste: isIncomplete = !readPaste(from: &rest)
      case .sequence: skipSequence(in: &rest)
      case .string(let endsWithBell): isIncomplete = !readString(in: &rest, endsWithBell: endsWithBell)
      }
      if context != .paste { keys += endPaste() }
    }
    pending = Array(rest)
    return keys
  }

  /// Returns the keys in the bytes so far, after no more bytes have arrived for ``patience``.
  ///
  /// A lone escape is then the Esc key. A string or a paste that has not ended by now ends here.
  package mutating func timeOut() -> [KeyPress] {
    let isEscape = context == .keys && pending == [Self.escape]
    // Bytes that only begin like the rest of an answer were typed.
    let typed = context == .keys && hasEscaped ? pending : []
    pending = []
    context = .keys
    hasEscaped = isEscape
    guard typed.isEmpty else { return typed.map { .character(Character(Unicode.Scalar($0))) } }
    return isEscape ? [.escape] : endPaste()
  }

  // MARK: Long input

  /// Parses the rest of an answer whose escape was decoded as the Esc key.
  ///
  /// If the rest were decoded as keys, it would run commands.
  ///
  /// - Returns: nil if the bytes are anything else.
  private mutating func parseRestOfAnswer(_ bytes: ArraySlice<UInt8>) -> Parsed? {
    let start = bytes.dropFirst().prefix(3)
    guard hasEscaped, bytes.first == UInt8(ascii: "]"), Self.answers.contains(where: { $0.starts(with: start) }) else {
      hasEscaped = false
      return nil
    }
    guard start.count == 3 else { return .incomplete }
    hasEscaped = false
    return .begins(.string(endsWithBell: true), length: 1)
  }

  /// Reads pasted text up to its end or to Ctrl-C, which terminals remove from pasted text.
  ///
  /// - Returns: Whether the remaining bytes can be decoded.
  private mutating func readPaste(from rest: inout ArraySlice<UInt8>) -> Bool {
    let text = rest.prefix { $0 != Self.escape && $0 != Self.interrupt }
    pasted += text.prefix(Self.longestPaste + 1 - pasted.count)
    rest = rest[text.endIndex...]
    // The end marker stays in the input, because it is ignored when it is decoded as a key.
    if rest.starts(with: Self.pasteEnd) || rest.first == Self.interrupt {
      context = .keys
    } else if Self.pasteEnd.starts(with: rest) {
      return false
    } else {
      pasted += rest.prefix(Self.longestPaste + 1 - pasted.count).prefix(1)
      rest = rest.dropFirst()
    }
    return true
  }

  /// Returns the paste that has ended, if there is one.
  private mutating func endPaste() -> [KeyPress] {
    guard !pasted.isEmpty else { return [] }
    defer { pasted = [] }
    if pasted.count > Self.longestPaste { return [.refusedPaste(.tooLong(limit: Self.longestPaste))] }
    return [String(validating: pasted, as: UTF8.self).map(KeyPress.paste) ?? .refusedPaste(.notUTF8)]
  }

  /// Drops the rest of a sequence, `parameters final`, up to a byte that cannot be part of it.
  private mutating func skipSequence(in rest: inout ArraySlice<UInt8>) {
    rest = rest.drop { 0x20..<0x40 ~= $0 }
    guard let final = rest.first else { return }
    context = .keys
    if 0x40..<0x7F ~= final { rest = rest.dropFirst() }
  }

  /// Reads a string up to its end, or drops it up to Ctrl-C or an escape.
  ///
  /// - Returns: Whether the remaining bytes can be decoded.
  private mutating func readString(in rest: inout ArraySlice<UInt8>, endsWithBell: Bool) -> Bool {
    while let first = rest.first {
      if let (letter, length) = Self.control(in: rest), letter == UInt8(ascii: "\\") {
        rest = rest.dropFirst(length)
        endString(endsWithBell: endsWithBell)
        return true
      }
      if first == Self.escape, rest.count == 1 { return false }
      if first == Self.escape || first == Self.interrupt {
        context = .keys
        return true
      }
      guard case .key(_, let length) = Self.parseCharacter(rest, lead: first) else { return false }
      said += rest.prefix(length).prefix(Self.longestAnswer + 1 - said.count)
      rest = rest.dropFirst(length)
      if first == Self.bell, endsWithBell {
        endString(endsWithBell: true)
        return true
      }
    }
    return true
  }

  /// Reads the reported colour of the text (10) or of the background (11).
  ///
  /// An example is `11;rgb:RRRR/GGGG/BBBB`, where each component has 1 to 4 hexadecimal digits.
  private mutating func endString(endsWithBell: Bool) {
    context = .keys
    let answer = String(decoding: said, as: UTF8.self).prefix { $0 != "\u{7}" }
    guard endsWithBell, said.count <= Self.longestAnswer, let colon = answer.firstIndex(of: ":"),
      ["10;rgb", "10;rgba", "11;rgb", "11;rgba"].contains(answer[..<colon])
    else { return }
    let shares = answer[answer.index(after: colon)...].split(separator: "/").prefix(3).compactMap { digits in
      UInt16(digits, radix: 16).map { Double($0) / (pow(16, Double(digits.count)) - 1) }
    }
    guard shares.count == 3 else { return }
    let color = MixedColor(red: shares[0], green: shares[1], blue: shares[2])
    if answer.hasPrefix("10") {
      colors.text = color
    } else {
      colors.background = color
    }
  }

  // MARK: One key

  private static func parse(_ bytes: ArraySlice<UInt8>) -> Parsed {
    guard let first = bytes.first else { return .incomplete }
    switch control(in: bytes) {
    case (UInt8(ascii: "["), let length)?: return parseSequence(bytes, after: length)
    case (UInt8(ascii: "]"), let length)?: return .begins(.string(endsWithBell: true), length: length)
    case (UInt8(ascii: "P"), let length)?, (UInt8(ascii: "X"), let length)?, (UInt8(ascii: "^"), let length)?,
      (UInt8(ascii: "_"), let length)?:
      return .begins(.string(endsWithBell: false), length: length)
    default: break
    }
    return switch first {
    case escape: parseEscape(bytes)
    case 0x00..<0x20, 0x7F: .key(controlKey(first), length: 1)
    default: parseCharacter(bytes, lead: first)
    }
  }

  /// Returns the C1 control at the front, in any of three forms, as the letter after an escape.
  private static func control(in bytes: ArraySlice<UInt8>) -> (letter: UInt8, length: Int)? {
    guard let first = bytes.first else { return nil }
    if 0x80..<0xA0 ~= first { return (first - 0x40, 1) }
    guard let second = bytes.dropFirst().first else { return nil }
    return switch first {
    case escape where 0x40..<0x60 ~= second: (second, 2)
    // In UTF-8.
    case 0xC2 where 0x80..<0xA0 ~= second: (second - 0x40, 2)
    default: nil
    }
  }

  private static func controlKey(_ byte: UInt8) -> KeyPress? {
    switch byte {
    case 0x09: .tab
    // Enter sends 0x0D; 0x0A is Ctrl-J.
    case 0x0D: .enter
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
    // Ctrl-C works with Alt too, and right after Esc.
    case escape, interrupt: return .key(.escape, length: 1)
    case UInt8(ascii: "O"):
      guard let final = bytes.dropFirst(2).first else { return .incomplete }
      let key = key(final: final, numbers: [])
      // A byte that cannot end this sequence is the beginning of the next input.
      return .key(key, length: 0x20..<0x7F ~= final ? 3 : 2)
    default:
      // The Alt key sends an escape before the key.
      return switch parse(second) {
      case .key(.character(let character)?, let length): .key(.alt(character), length: 1 + length)
      case .key(_, let length): .key(nil, length: 1 + length)
      case .begins: .key(nil, length: 1)
      case .incomplete: .incomplete
      }
    }
  }

  /// Parses `ESC [ parameters final`, of which the introducer has `start` bytes.
  private static func parseSequence(_ bytes: ArraySlice<UInt8>, after start: Int) -> Parsed {
    let body = bytes.dropFirst(start)
    let parameters = body.prefix { 0x20..<0x40 ~= $0 }
    let length = start + parameters.count
    guard length < longestSequence else { return .begins(.sequence, length: length) }
    guard let final = body.dropFirst(parameters.count).first else { return .incomplete }
    guard 0x40..<0x7F ~= final else { return .key(nil, length: length) }
    // A function key of the Linux console has one more byte, and a mouse report in the old form has three.
    if parameters.isEmpty, let count = [UInt8(ascii: "["): 1, UInt8(ascii: "M"): 3][final] {
      let more = body.dropFirst().prefix(count)
      if more.contains(interrupt) { return .key(nil, length: length + 1) }
      guard more.count == count else { return .incomplete }
      let functionKeys: [UInt8: KeyPress] = [UInt8(ascii: "A"): .f1, UInt8(ascii: "E"): .f5]
      let key = count == 1 ? more.first.flatMap { functionKeys[$0] } : nil
      return .key(key, length: length + 1 + count)
    }
    let isMouse = parameters.first == UInt8(ascii: "<")
    let typed = parameters.dropFirst(isMouse ? 1 : 0)
    // No key sends anything else between its numbers; a terminal's answers do.
    guard typed.allSatisfy({ 0x30..<0x3C ~= $0 }) else { return .key(nil, length: length + 1) }
    let numbers = typed.split(separator: UInt8(ascii: ";"))
      .map { Int(UInt16(String(decoding: $0, as: UTF8.self)) ?? 0) }
    if isMouse { return .key(mouse(final: final, numbers: numbers), length: length + 1) }
    if final == UInt8(ascii: "~"), numbers == [200] { return .begins(.paste, length: length + 1) }
    return .key(key(final: final, numbers: numbers), length: length + 1)
  }

  /// Returns the click or wheel turn of a mouse report.
  ///
  /// In the report, columns and rows are numbered from 1.
  private static func mouse(final: UInt8, numbers: [Int]) -> KeyPress? {
    guard final == UInt8(ascii: "M"), numbers.count == 3, numbers[1] > 0, numbers[2] > 0 else { return nil }
    return switch numbers[0] {
    case 0: .click(GridPosition(column: numbers[1] - 1, row: numbers[2] - 1))
    case 64: .wheelUp
    case 65: .wheelDown
    default: nil
    }
  }

  /// Returns the key for a sequence's last byte and numbers: a code, and the modifiers plus 1.
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
    // With numbers, this is a mouse report in an old form.
    case ("M", _) where numbers.isEmpty: .enter
    case ("P", 1), ("~", 11): .f1
    case ("Z", _): .backTab
    case ("~", 3): .delete
    case ("~", 15): .f5
    case ("~", 5): .pageUp
    case ("~", 6): .pageDown
    default: nil
    }
  }
}
