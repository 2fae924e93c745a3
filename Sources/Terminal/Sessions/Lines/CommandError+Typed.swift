import Localization
import Presenting

extension CommandError {
  /// Creates the reason why a typed line cannot be run.
  init(_ text: SessionText) {
    self.init(Text(text))
  }

  /// Whether the command may succeed once more rows are loaded.
  var lacksRows: Bool {
    ["session.noSuchID", "session.noSuchRow", "session.noRowNamed", "shared.notLoaded"].contains(text.code)
  }

  /// Returns the error for an unknown word, with the likely word, or else a hint to `help`.
  static func unknown(_ text: SessionText, name: String, among names: [String]) -> CommandError {
    let hint = Suggestion.nearest(to: name, among: names).map(SessionText.didYouMean) ?? .seeHelp
    return CommandError("\(.session(text)) \(.session(hint))")
  }
}
