import Localization
import Sessions
import WebClient

/// The environment variables that the program uses.
package struct Environment {
  private let variables: [String: String]
  /// The replacement for bytes that are not UTF-8.
  ///
  /// A file name that contains it would refer to another file.
  nonisolated static let undecodable: Character = "\u{FFFD}"

  package init(_ variables: [String: String]) {
    self.variables = variables
  }

  /// The value of a variable, if it is set and not empty.
  subscript(variable: Variable) -> String? {
    variables[variable.rawValue].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The language that the user has chosen or, if none was chosen, the language of the locale.
  ///
  /// English replaces an unsupported language. If the user has chosen no language, the region comes from the locale for dates.
  package var language: Language {
    if let chosen = self[.language].flatMap(Language.init(code:)) { return chosen }
    let language = Language(localeName: locale(for: .messages)) ?? .en
    return language.inRegion(ofLocale: locale(for: .time))
  }

  /// Returns the value of the first locale variable that is set, in the order of POSIX.
  private func locale(for category: Variable) -> String {
    self[.allCategories] ?? self[category] ?? self[.lang] ?? ""
  }

  /// The path of the user's own store, if the environment provides one.
  package var storePath: String? {
    folder(.dataHome, orBelowHome: ".local/share").map { $0 + "/calcots/calcots.sqlite" }
  }

  /// The path of the file with the last run's paths, if the environment provides one.
  package var lastPathFile: String? {
    folder(.stateHome, orBelowHome: ".local/state").map { $0 + "/calcots/last-path" }
  }

  /// The path of the user's settings, if the environment provides one.
  package var settingsFile: String? {
    folder(.configHome, orBelowHome: ".config").map { $0 + "/calcots/config.json" }
  }

  private func folder(_ variable: Variable, orBelowHome path: String) -> String? {
    // The XDG specification requires that relative paths are ignored. With a relative home, there would be a separate store in
    // each folder from which the program is started.
    [self[variable], self[.home].map { "\($0)/\(path)" }].compactMap(\.self).first {
      $0.hasPrefix("/") && !$0.contains(Self.undecodable)
    }
  }

  /// Whether the terminal claims to support 24-bit colours, which terminfo may not list.
  package var takesAllColors: Bool {
    self[.colorTerminal].map(["truecolor", "24bit"].contains) ?? false
  }

  /// The proxies and certificates that the user has set for all programs.
  package var network: NetworkSettings {
    NetworkSettings(environment: variables)
  }

  /// Whether the user prefers lines to a full screen, for example with a screen reader.
  ///
  /// Charm's and GitHub's programs read the same variable.
  package var wantsLines: Bool {
    self[.accessible] != nil
  }

  /// Whether the user allows colours. (no-color.org)
  package var allowsColor: Bool {
    self[.noColor] == nil
  }
}
