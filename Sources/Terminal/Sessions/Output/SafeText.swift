/// Text that is safe to write to a terminal.
///
/// Only this type can be written, so writing text that was not sanitised does not compile.
///
/// Control characters (C0, DEL, C1, carriage return), bidirectional controls, other invisible characters that are not part of a
/// visible character, and excessive marks are made visible, as in `\u{1B}`. Text from elsewhere can therefore neither control
/// the terminal nor hide in it. `Sanitizer` defines the rules.
nonisolated package struct SafeText: Equatable, Sendable {
  /// The text; its only control characters are line feeds, and the tabs between cells.
  package let string: String

  /// Sanitises a line or a part of one; a line feed is escaped like other control characters.
  package init(_ raw: String) {
    string = Self.sanitised(raw) { "\\u{\(String($0.value, radix: 16, uppercase: true))}" }
  }

  /// Sanitises whole lines, and adds a line feed after each.
  package init(lines: [String]) { string = lines.map { SafeText($0).string + "\n" }.joined() }

  /// Sanitises lines, and puts a line feed between them.
  init(joining lines: [String]) { string = lines.map { SafeText($0).string }.joined(separator: "\n") }

  /// Sanitises rows for another program, with tabs between cells and a line feed after each.
  package init(rows: [[String]]) {
    string = rows.map { row in row.map { SafeText($0).string }.joined(separator: "\t") + "\n" }.joined()
  }

  /// Formats a value as one line of JSON.
  package init(json: JSONValue) { string = JSONText(json).string + "\n" }

  /// Escapes unsafe scalars.
  ///
  /// This works on scalars and not on characters, because a carriage return and a line feed form one `Character`.
  static func sanitised(_ raw: String, escape: (Unicode.Scalar) -> String) -> String {
    // The fast path, because most text is ASCII.
    let isPlain = raw.utf8.withContiguousStorageIfAvailable { $0.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }
    if isPlain == true { return raw }
    guard raw.unicodeScalars.contains(where: Sanitizer.isDoubtful) else { return raw }
    var safe = ""
    var sanitizer = Sanitizer()
    var rest = raw[...].unicodeScalars
    while let scalar = rest.popFirst() {
      if sanitizer.prints(scalar, before: rest) {
        safe.unicodeScalars.append(scalar)
      } else {
        safe += escape(scalar)
      }
    }
    return safe
  }
}
