import TerminalDriver
import TextUI

/// What the user has chosen in `config.json`: keys of commands, and looks.
package struct Settings {
  /// What the file has at its top.
  nonisolated package enum Section: String, CaseIterable {
    case keys, background, colors, light, dark
  }

  /// The keys of commands, by their names.
  package var keys: [String: Key] = [:]
  package var theme = Theme.standard

  /// The defaults.
  package init() {}
}
