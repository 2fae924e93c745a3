/// A text not yet in any language: fixed words, a case of a ``TextTable``, or several texts.
///
/// View models provide texts, so that their tests compare values and not wording. Only the session chooses a language:
///
/// ```swift
/// let count: Text = .groups(.memberCount(5))  // in a view model
/// let name = Text(verbatim: group.name)       // the same in every language
///
/// count.words(in: .de)                        // in a session: “5 Mitglieder”
/// ```
package struct Text: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case verbatim(String)
    case table(AnyTable)
    case parts([Text])
  }

  struct AnyTable: Hashable, Sendable {
    let table: any TextTable

    static func == (left: Self, right: Self) -> Bool { left.table.isEqual(to: right.table) }

    func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(table)) }
  }

  let source: Source

  /// Creates a text with the same words in every language, such as a name.
  package init(verbatim words: String) { source = .verbatim(words) }

  /// Creates a text from a case of a table.
  package init(_ table: some TextTable) { source = .table(AnyTable(table: table)) }

  /// Returns the words in a language.
  package func words(in language: Language) -> String {
    switch source {
    case .verbatim(let words): words
    case .table(let any): any.table.words(in: language)
    case .parts(let parts): parts.map { $0.words(in: language) }.joined()
    }
  }
}

extension Text: ExpressibleByStringInterpolation {
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Text] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ words: String) {
      if !words.isEmpty { appendInterpolation(words) }
    }

    package mutating func appendInterpolation(_ words: String) { parts.append(Text(verbatim: words)) }

    package mutating func appendInterpolation(_ number: Int) { parts.append(.number(number)) }

    package mutating func appendInterpolation(_ text: Text) { parts.append(text) }
  }

  package init(stringLiteral words: String) { source = .verbatim(words) }

  package init(stringInterpolation interpolation: StringInterpolation) {
    let parts = interpolation.parts
    source = parts.count == 1 ? parts[0].source : .parts(parts)
  }
}

extension Text: CustomDebugStringConvertible {
  /// The English words, in quotes.
  package var debugDescription: String { words(in: .en).debugDescription }
}
