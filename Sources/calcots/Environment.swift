import Localization
import WebClient

/// The environment variables that the program uses.
package struct Environment {
  private let variables: [String: String]

  package init(_ variables: [String: String]) {
    self.variables = variables
  }

  /// The language of the user's locale, English if it is unsupported, with the region of the user's dates.
  package var language: Language {
    let language = Language(localeName: locale(for: "LC_MESSAGES")) ?? .en
    return language.inRegion(ofLocale: locale(for: "LC_TIME"))
  }

  /// Returns the first locale variable that is set, in the order POSIX defines.
  private func locale(for category: String) -> String {
    ["LC_ALL", category, "LANG"].lazy.compactMap { variables[$0] }.first { !$0.isEmpty } ?? ""
  }

  /// The path of the user's own store; nil if the environment does not provide one.
  package var storePath: String? {
    let home = variables["HOME"].flatMap { $0.isEmpty ? nil : $0 + "/.local/share" }
    // The XDG specification says that a relative path must be ignored.
    let data = variables["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home
    return data.map { $0 + "/calcots/calcots.sqlite" }
  }

  /// The path of the file that says where the last run ended; nil if the environment does not provide one.
  package var lastPathFile: String? {
    let home = variables["HOME"].flatMap { $0.isEmpty ? nil : $0 + "/.local/state" }
    let state = variables["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home
    return state.map { $0 + "/calcots/last-path" }
  }

  /// Whether the terminal can show full-screen output; false if it is dumb or unknown.
  package var hasScreen: Bool {
    variables["TERM"].map { !$0.isEmpty && $0 != "dumb" } ?? false
  }

  /// The proxies and certificates that the user has set for all programs.
  package var network: NetworkSettings {
    NetworkSettings(environment: variables)
  }

  /// Whether the user allows colours. (no-color.org)
  package var allowsColor: Bool {
    variables["NO_COLOR"]?.isEmpty ?? true
  }
}
