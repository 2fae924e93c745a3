/// A language that the program supports.
package enum Language: String, CaseIterable, Sendable {
  case en, de, ca

  /// Creates the language of a POSIX locale name such as `de_AT.UTF-8`; nil if it is not supported.
  package init?(localeName: String) {
    self.init(rawValue: String(localeName.prefix { $0.isLetter }).lowercased())
  }

  /// Returns the text in this language.
  package func text(
    en: @autoclosure () -> Text, de: @autoclosure () -> Text, ca: @autoclosure () -> Text
  ) -> Text {
    switch self {
    case .en: en()
    case .de: de()
    case .ca: ca()
    }
  }

  /// Returns the text in this language, in the form for one or for any other count.
  package func text(
    _ count: Int, en: @autoclosure () -> (one: Text, other: Text), de: @autoclosure () -> (one: Text, other: Text),
    ca: @autoclosure () -> (one: Text, other: Text)
  ) -> Text {
    // English, German and Catalan need no third form below a million.
    let forms =
      switch self {
      case .en: en()
      case .de: de()
      case .ca: ca()
      }
    return count == 1 ? forms.one : forms.other
  }
}
