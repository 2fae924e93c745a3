import Localization

/// Why a typed line cannot be run.
nonisolated struct ParseError: PresentableError, Equatable {
  let text: Text

  init(_ text: SessionText) {
    self.init(Text(text))
  }

  init(_ text: Text) {
    self.text = text
  }

  /// Returns the error for an unknown word, with the word that was probably meant.
  static func unknown(_ text: SessionText, name: String, among names: [String]) -> ParseError {
    let hint = Suggestion.nearest(to: name, among: names).map(SessionText.didYouMean) ?? .seeHelp
    return ParseError("\(.session(text)) \(.session(hint))")
  }
}
