/// Reads settings from JSON5: JSON with comments, unquoted names and trailing commas.
///
/// It reads the text once and is not recursive, so no text can prevent the program from starting. Foundation can decode
/// JSON5, too, but does not report the line of a mistake.
nonisolated struct SettingsParser {
  /// A group or a list that has not been closed yet.
  private struct Container {
    let isList: Bool
    /// The container's name in the group around it; empty in a list.
    let name: String
    let line: Int
    var settings: [Setting] = []

    var end: Unicode.Scalar { isList ? "]" : "}" }
  }

  private let scalars: [Unicode.Scalar]
  private var place = 0
  private var line = 1

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// Returns the settings of the file, in order; none if the file is empty.
  ///
  /// - Throws: `SettingsError` for the first mistake in the notation.
  mutating func settings() throws(SettingsError) -> [Setting] {
    try skipBlanks()
    guard next != nil else { return [] }
    try take("{")
    var open = [Container(isList: false, name: "", line: line)]
    while true {
      try skipBlanks()
      if next == open[open.count - 1].end {
        advance()
        let closed = open.removeLast()
        if open.isEmpty {
          try skipBlanks()
          guard next == nil else { throw mistake }
          return closed.settings
        }
        // Settings are nested at most one group deep.
        let isGroup = open.count == 1 && !closed.isList
        let value = isGroup ? Setting.Value.group(closed.settings) : .other
        open[open.count - 1].settings.append(Setting(name: closed.name, line: closed.line, value: value))
      } else {
        var name = ""
        let line = self.line
        if !open[open.count - 1].isList {
          name = try self.name()
          try skipBlanks()
          try take(":")
          try skipBlanks()
        }
        if next == "{" || next == "[" {
          open.append(Container(isList: next == "[", name: name, line: line))
          advance()
          continue
        }
        open[open.count - 1].settings.append(Setting(name: name, line: line, value: try value()))
      }
      try skipBlanks()
      if next != open[open.count - 1].end { try take(",") }
    }
  }

  // MARK: Scalars

  private var next: Unicode.Scalar? { place < scalars.count ? scalars[place] : nil }

  private var mistake: SettingsError { SettingsError(line: line, .notJSON) }

  private mutating func advance() {
    let scalar = scalars[place]
    place += 1
    // CR LF counts as a single line break.
    if scalar == "\n" || scalar == "\r" && next != "\n" { line += 1 }
  }

  private mutating func take(_ scalar: Unicode.Scalar) throws(SettingsError) {
    guard next == scalar else { throw mistake }
    advance()
  }

  /// Skips white space, byte order marks and comments.
  private mutating func skipBlanks() throws(SettingsError) {
    while let scalar = next {
      if scalar == "/" {
        try skipComment()
      } else if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
        advance()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(SettingsError) {
    let start = mistake
    advance()
    switch next {
    case "/":
      while let scalar = next, !scalar.endsLine { advance() }
    case "*":
      advance()
      var last: Unicode.Scalar?
      while let scalar = next {
        advance()
        if last == "*", scalar == "/" { return }
        last = scalar
      }
      throw start
    default:
      throw start
    }
  }

  // MARK: Names and values

  /// Reads a name, with quotes or without.
  private mutating func name() throws(SettingsError) -> String {
    if next == "\"" || next == "'" { return try text() }
    let name = word()
    guard let first = name.unicodeScalars.first, !first.isDigit, !name.contains(where: { "+-.".contains($0) }) else {
      throw mistake
    }
    return name
  }

  private mutating func value() throws(SettingsError) -> Setting.Value {
    if next == "\"" || next == "'" { return .text(try text()) }
    let word = word()
    // No setting is a number, so the number's value does not matter.
    let isNumber = word.unicodeScalars.first.map { $0.isDigit || "+-.".unicodeScalars.contains($0) } ?? false
    guard isNumber || ["true", "false", "null", "Infinity", "NaN"].contains(word) else { throw mistake }
    return .other
  }

  private mutating func word() -> String {
    var word = String.UnicodeScalarView()
    while let scalar = next, scalar.isInWord {
      word.append(scalar)
      advance()
    }
    return String(word)
  }

  /// Reads text in quotes, which must end on the same line unless line breaks are escaped.
  private mutating func text() throws(SettingsError) -> String {
    let start = mistake
    let quote = next
    var text = String.UnicodeScalarView()
    advance()
    while let scalar = next, !scalar.endsLine {
      advance()
      if scalar == quote { return String(text) }
      if scalar == "\\" {
        if let escaped = try escaped() { text.append(escaped) }
      } else {
        text.append(scalar)
      }
    }
    throw start
  }

  /// Reads the character after a backslash; nil for a line break, which is left out.
  private mutating func escaped() throws(SettingsError) -> Unicode.Scalar? {
    guard let scalar = next else { throw mistake }
    advance()
    switch scalar {
    case "\r":
      if next == "\n" { advance() }
      return nil
    case "\n", "\u{2028}", "\u{2029}": return nil
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "v": return "\u{B}"
    case "0": return "\0"
    case "1"..."9": throw mistake
    case "x": return Unicode.Scalar(try hexadecimal(digits: 2))
    case "u":
      let first = try hexadecimal(digits: 4)
      guard 0xD800..<0xDC00 ~= first else { return try self.scalar(of: first) }
      // Two surrogates form one character.
      try take("\\")
      try take("u")
      let second = try hexadecimal(digits: 4)
      guard 0xDC00..<0xE000 ~= second else { throw mistake }
      return try self.scalar(of: 0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
    default: return scalar
    }
  }

  private func scalar(of number: UInt32) throws(SettingsError) -> Unicode.Scalar {
    guard let scalar = Unicode.Scalar(number) else { throw mistake }
    return scalar
  }

  private mutating func hexadecimal(digits count: Int) throws(SettingsError) -> UInt32 {
    var number: UInt32 = 0
    for _ in 0..<count {
      guard let scalar = next, let digit = Character(scalar).hexDigitValue, scalar.isASCII else { throw mistake }
      number = (number << 4) + UInt32(digit)
      advance()
    }
    return number
  }
}

nonisolated extension Unicode.Scalar {
  fileprivate var endsLine: Bool { self == "\n" || self == "\r" }

  fileprivate var isDigit: Bool { "0"..."9" ~= self }

  /// Whether the scalar can be in a name without quotes, or in a number.
  fileprivate var isInWord: Bool {
    if isASCII { return isDigit || "a"..."z" ~= self || "A"..."Z" ~= self || "_$+-.".unicodeScalars.contains(self) }
    return !properties.isWhitespace && self != "\u{FEFF}"
  }
}
