import struct Foundation.Locale

/// A language that the program speaks, and the region whose dates, times and numbers it writes.
package struct Language: Hashable, Sendable {
  private enum Code: String {
    case en, de, ca
  }

  package static let en = Language(.en)
  package static let de = Language(.de)
  package static let ca = Language(.ca)

  private let code: Code
  /// Two letters, such as `GB`; nil for the formats that are usual in the language.
  private let region: String?

  private init(_ code: Code, region: String? = nil) {
    self.code = code
    self.region = region
  }

  /// Creates the language of a POSIX locale name such as `de_AT.UTF-8`; nil if it is not supported.
  package init?(localeName: String) {
    let (language, region) = Self.parts(of: localeName)
    guard let code = Code(rawValue: language) else { return nil }
    self.init(code, region: region)
  }

  /// Creates the language of a code such as `de` or `en_GB`; nil if the language is not supported, or
  /// if there is no such region.
  package init?(code: String) {
    guard let language = Language(localeName: code), language.description == code.replacing("-", with: "_"),
      language.region.map({ Locale.Region.isoRegions.contains(Locale.Region($0)) }) != false
    else { return nil }
    self = language
  }

  /// Returns this language in the region of a POSIX locale name.
  package func inRegion(ofLocale name: String) -> Language { Language(code, region: Self.parts(of: name).region) }

  private static func parts(of localeName: String) -> (language: String, region: String?) {
    // What follows is a character set or a modifier.
    let parts = localeName.prefix { $0.isLetter || $0 == "_" || $0 == "-" }.split { !$0.isLetter }
    let region = parts.count == 2 && parts[1].count == 2 ? parts[1].uppercased() : nil
    return (parts.first?.lowercased() ?? "", region)
  }

  /// Returns the text in this language.
  package func text(
    en: @autoclosure () -> Text, de: @autoclosure () -> Text, ca: @autoclosure () -> Text
  ) -> Text {
    switch code {
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
      switch code {
      case .en: en()
      case .de: de()
      case .ca: ca()
      }
    return count == 1 ? forms.one : forms.other
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
