package import Localization

/// What the program takes from its environment variables.
package struct Environment {
  private let variables: [String: String]

  package init(_ variables: [String: String]) {
    self.variables = variables
  }

  /// The first of the locale variables that is set decides, as POSIX has it; English where the program does not speak
  /// that language.
  package var language: Language {
    let name = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty }
    return name.flatMap(Language.init(localeName:)) ?? .en
  }

  /// Where the user's own store is; nil if the environment does not say.
  package var storePath: String? {
    let home = variables["HOME"].flatMap { $0.isEmpty ? nil : $0 + "/.local/share" }
    // A relative XDG_DATA_HOME is to be ignored, says its specification.
    let data = variables["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home
    return data.map { $0 + "/calcots/calcots.sqlite" }
  }

  /// Whether the terminal has a screen to draw on: one that is dumb, or that nobody has named, takes lines.
  package var hasScreen: Bool {
    variables["TERM"].map { !$0.isEmpty && $0 != "dumb" } ?? false
  }

  /// Whether the user has nothing against colours. (no-color.org)
  package var allowsColor: Bool {
    variables["NO_COLOR"]?.isEmpty ?? true
  }
}
