import Localization
import TextUI

extension KeyCommand {
  /// Returns the command as the user types it: its name, and its argument.
  package func usage(in language: Language) -> String {
    switch takes {
    case .nothing: name
    case .row: "\(name) \(SessionText.takesRow.words(in: language))"
    case .rows: "\(name) \(SessionText.takesRows.words(in: language))"
    case .text: "\(name) \(SessionText.takesText.words(in: language))"
    }
  }
}
