/// A language that every text of the program exists in.
package enum Language: String, CaseIterable, Sendable {
  case en, de, ca

  /// The language of a POSIX locale name such as `de_AT.UTF-8`, if the program speaks it.
  package init?(localeName: String) {
    self.init(rawValue: String(localeName.prefix { $0.isLetter }).lowercased())
  }
}
