/// A JSON value in the output for programs.
nonisolated package enum JSONValue: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Int)
  /// A fraction between 0 and 1, given in hundredths.
  case hundredths(Int)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])
  /// A value that is already JSON text, such as rows, which would take more memory as a tree.
  case written(JSONText)
}

/// JSON on one line that is safe to write to a terminal.
///
/// Unsafe characters can occur only inside strings, and are escaped there as JSON allows, so a program reads the original
/// text.
nonisolated package struct JSONText: Equatable, Sendable {
  package private(set) var string = ""

  init() {}

  init(_ value: JSONValue) { append(value) }

  /// Writes a list value by value, so that only one value exists at a time.
  init(list values: some Sequence<JSONValue>) {
    string = "["
    for (index, value) in values.enumerated() {
      if index > 0 { string += "," }
      append(value)
    }
    string += "]"
  }

  private mutating func append(_ value: JSONValue) {
    switch value {
    case .null: string += "null"
    case .bool(let bool): string += bool ? "true" : "false"
    case .number(let number): string += String(number)
    case .hundredths(let number):
      string += number.isMultiple(of: 100) ? String(number / 100) : String(Double(number) / 100)
    case .text(let text): append(text)
    case .list(let values): string += JSONText(list: values).string
    case .object(let values): append(values)
    case .written(let json): string += json.string
    }
  }

  /// Appends an object.
  ///
  /// Its keys are sorted, so that the same value is always the same text.
  private mutating func append(_ values: [String: JSONValue]) {
    string += "{"
    for (index, (key, value)) in values.sorted(by: { $0.key < $1.key }).enumerated() {
      if index > 0 { string += "," }
      append(key)
      string += ":"
      append(value)
    }
    string += "}"
  }

  private mutating func append(_ text: String) {
    string += "\""
    // Most text needs no escape.
    let isPlain = text.utf8.allSatisfy { 0x20..<0x7F ~= $0 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
    string += isPlain ? text : SafeText.sanitised(Self.escaped(text), escape: Self.escape)
    string += "\""
  }

  /// Escapes the characters that JSON does not allow in a string.
  ///
  /// Control characters without a short escape such as `\n` are left to ``escape(_:)``.
  private static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": escaped.append(contentsOf: ["\\", scalar])
      case "\n": escaped.append(contentsOf: "\\n".unicodeScalars)
      case "\r": escaped.append(contentsOf: "\\r".unicodeScalars)
      case "\t": escaped.append(contentsOf: "\\t".unicodeScalars)
      case "\u{8}": escaped.append(contentsOf: "\\b".unicodeScalars)
      case "\u{C}": escaped.append(contentsOf: "\\f".unicodeScalars)
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}

nonisolated extension JSONValue: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self = .text(text) }
}

nonisolated extension JSONValue: ExpressibleByDictionaryLiteral {
  /// Creates an object; keys without a value are left out.
  package init(dictionaryLiteral values: (String, JSONValue?)...) {
    self = .object(Dictionary(uniqueKeysWithValues: values.compactMap { key, value in value.map { (key, $0) } }))
  }
}
