import Localization

/// Why a typed line is no command that works now, in the user's words.
nonisolated struct Misunderstanding: Error, Equatable {
  let message: String

  init(_ message: String) {
    self.message = message
  }

  /// A word that does not exist, and the one that was probably meant.
  static func unknown(_ message: String, name: String, among names: [String], strings: Strings) -> Misunderstanding {
    let hint = Suggestion.nearest(to: name, among: names).map { strings(UIText.didYouMean, ["name": $0]) }
    return Misunderstanding("\(message) \(hint ?? strings(UIText.seeHelp))")
  }
}
