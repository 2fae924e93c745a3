import Foundation

/// Text that is safe to write to a terminal.
///
/// Only this type can be written, so writing text that was not sanitised does not compile.
///
/// Control characters (C0, DEL, C1, carriage return), bidirectional controls and other invisible characters are made
/// visible, as in `\u{1B}`. Text from elsewhere can therefore neither control the terminal nor hide in it.
nonisolated package struct SafeText: Equatable, Sendable {
  /// The text; line feeds are the only control characters in it.
  package let string: String

  /// Sanitises a line or a part of one; a line feed is escaped like any other control character.
  package init(_ raw: String) {
    string = Self.sanitised(raw) { "\\u{\(String($0.value, radix: 16, uppercase: true))}" }
  }

  /// Sanitises whole lines, and adds a line feed after each.
  package init(lines: [String]) {
    string = lines.map { SafeText($0).string + "\n" }.joined()
  }

  /// Encodes a value as one line of JSON.
  ///
  /// Unsafe characters occur only inside strings, and are escaped there as JSON allows, so that a program reads the
  /// original text.
  package init(json: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let text = String(decoding: try encoder.encode(json), as: UTF8.self)
    string =
      Self.sanitised(text) { scalar in
        String(scalar).utf16.map { unit in
          let digits = String(unit, radix: 16)
          return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
      } + "\n"
  }

  /// Works with scalars, because a carriage return and a line feed form one `Character`.
  private static func sanitised(_ raw: String, escape: (Unicode.Scalar) -> String) -> String {
    guard raw.unicodeScalars.contains(where: isUnsafe) else { return raw }
    var safe = ""
    for scalar in raw.unicodeScalars {
      if isUnsafe(scalar) {
        safe += escape(scalar)
      } else {
        safe.unicodeScalars.append(scalar)
      }
    }
    return safe
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x7F { return scalar.value < 0x20 }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: scalar.properties.isDefaultIgnorableCodePoint
    }
  }
}
