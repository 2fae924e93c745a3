/// A language of the program, and the region whose date, time and number formats it uses.
package struct Language: Hashable, Sendable {
  package enum Code: String {
    case en, de, ca
  }

  package static let en = Language(.en)
  package static let de = Language(.de)
  package static let ca = Language(.ca)

  package let code: Code
  /// The region as two letters, such as `GB`; nil for the language's usual formats.
  package let region: String?

  package init(_ code: Code, region: String? = nil) {
    self.code = code
    self.region = region
  }

  /// Returns the text in this language.
  package func text(en: @autoclosure () -> Text, de: @autoclosure () -> Text, ca: @autoclosure () -> Text) -> Text {
    choose(en, de, ca)
  }

  /// Returns the text in this language, in the singular for a count of 1, else in the plural.
  package func text(
    _ count: Int, en: @autoclosure () -> (one: Text, other: Text), de: @autoclosure () -> (one: Text, other: Text),
    ca: @autoclosure () -> (one: Text, other: Text)
  ) -> Text {
    // English, German and Catalan need no third form below a million.
    let forms = choose(en, de, ca)
    return count == 1 ? forms.one : forms.other
  }

  private func choose<Choice>(_ en: () -> Choice, _ de: () -> Choice, _ ca: () -> Choice) -> Choice {
    switch code {
    case .en: en()
    case .de: de()
    case .ca: ca()
    }
  }
}

extension Language: CaseIterable {
  /// Each language without a region.
  package static let allCases = [en, de, ca]
}

extension Language: CustomStringConvertible {
  /// The name of the locale, without a character set.
  package var description: String { region.map { "\(code)_\($0)" } ?? "\(code)" }
}
