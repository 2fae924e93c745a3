/// The texts of one feature: an enumeration whose cases are the keys.
///
/// `phrase` switches over every case, so a missing text or translation does not compile; a test compares placeholders.
package protocol TextTable: CaseIterable, Sendable {
  /// The text in every language; ``Strings`` picks one.
  var phrase: Phrase { get }
}
