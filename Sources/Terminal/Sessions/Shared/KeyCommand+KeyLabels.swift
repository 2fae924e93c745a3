import Localization
import Presenting
import TextUI

extension KeyCommand {
  /// Returns the labels of its keys, as the language's keyboards have them.
  package func keysLabel(in language: Language = .en) -> String {
    keys.map { KeyPress($0).label(in: language) }.joined(separator: " ")
  }

  /// The label of the command's key, after the label of another key if that has to be pressed first.
  func keyLabel(_ reference: Remedy.CommandReference) -> Text {
    let label = KeyPress(key).label
    return if case .keyAfterTab = reference { .session(.afterTab(label)) } else { Text(verbatim: label) }
  }
}
