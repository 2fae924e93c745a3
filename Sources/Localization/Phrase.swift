/// One text in every language.
///
/// `{name}` is a placeholder. A text that depends on a number has its forms separated by `|`: one, other.
package struct Phrase: Sendable {
  private let english, german, catalan: String

  package init(en: String, de: String, ca: String) {
    (english, german, catalan) = (en, de, ca)
  }

  package subscript(_ language: Language) -> String {
    switch language {
    case .en: english
    case .de: german
    case .ca: catalan
    }
  }
}
