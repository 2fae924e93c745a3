import Coordinators
import Localization

extension RoutePattern {
  /// How such a path is given on the command line.
  nonisolated var usage: String { path.isEmpty ? "calcots" : "calcots \(path)" }

  /// Returns the same with a word of the language in the place of a user.
  func usage(in language: Language) -> String {
    usage.replacing(HelpText.user.words(in: .en), with: HelpText.user.words(in: language))
  }
}
