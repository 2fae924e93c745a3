/// The texts of one feature: an enumeration with one case for each text.
///
/// The text's arguments are associated values of the case.
///
/// ``text(in:)`` switches over all cases, so a missing text, translation or argument does not compile.
package protocol TextTable: Hashable, Sendable {
  /// Returns the text of this case in a language.
  func text(in language: Language) -> Text

  /// A word by which programs can identify the text, the same in every language. Nil if there is none.
  ///
  /// By default, it consists of the names of the table and the case, as in `groups.groupGone`.
  var code: String? { get }
}

extension TextTable {
  /// Returns the words of this case in a language.
  package func words(in language: Language) -> String {
    text(in: language).words(in: language)
  }

  /// Returns whether this is a case of the same table, with the same arguments.
  func isEqual(to other: any TextTable) -> Bool { self == other as? Self }
}
