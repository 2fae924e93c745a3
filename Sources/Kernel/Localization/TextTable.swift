/// The texts of one feature: an enumeration with one case per text, and the text's arguments as associated values.
///
/// ``text(in:)`` switches over all cases, so a missing text, translation or argument does not compile.
package protocol TextTable: Hashable, Sendable {
  /// Returns the text of this case in a language.
  func text(in language: Language) -> Text

  /// A word that tells programs which text this is, in every language the same. Nil if there is none.
  ///
  /// By default, it is made of the table and the case, as in `groups.groupGone`.
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
