import Foundation

/// Speaks one language: turns a key of any ``TextTable`` into a finished text.
package struct Strings: Sendable {
  package let language: Language

  package init(_ language: Language) {
    self.language = language
  }

  /// The text for `key`, with each `{placeholder}` replaced by its argument.
  package func callAsFunction(_ key: some TextTable, _ arguments: KeyValuePairs<String, String> = [:]) -> String {
    Self.fill(key.phrase[language], Array(arguments))
  }

  /// The text for `key` in the form that `count` asks for; `{count}` is the number itself.
  package func callAsFunction(
    _ key: some TextTable, count: Int, _ arguments: KeyValuePairs<String, String> = [:]
  ) -> String {
    let forms = key.phrase[language].split(separator: "|")
    // One and other: all that English, German and Catalan need below a million.
    let form = count == 1 ? forms.first : forms.last
    return Self.fill(String(form ?? ""), Array(arguments) + [("count", number(count))])
  }

  /// A whole number as this language writes it.
  package func number(_ value: Int) -> String {
    // Below a thousand no language groups digits, and the formatter's start-up cost is saved.
    value.magnitude < 1000 ? String(value) : value.formatted(.number.locale(Locale(identifier: language.rawValue)))
  }

  /// One pass, so that an argument that looks like a placeholder stays as it is.
  private static func fill(_ text: String, _ arguments: [(key: String, value: String)]) -> String {
    guard text.contains("{") else { return text }
    var filled = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = rest[rest.index(after: open)..<close]
      filled += rest[..<open]
      filled += arguments.first { $0.key == name }?.value ?? String(rest[open...close])
      rest = rest[rest.index(after: close)...]
    }
    return filled + rest
  }
}
