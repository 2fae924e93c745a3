import Localization
import Presenting
import TextUI

extension KeyCommand {
  /// Returns the labels of the command's keys, as on the language's keyboards.
  package func keysLabel(in language: Language = .en) -> String {
    keys.map { KeyPress($0).label(in: language) }.joined(separator: " ")
  }

  /// Returns the label of the command's key, after “Tab” if Tab has to be pressed first.
  func keyLabel(_ reference: Remedy.CommandReference) -> Text {
    let label = KeyPress(key).label
    return if case .keyAfterTab = reference { .session(.afterTab(label)) } else { Text(verbatim: label) }
  }
}
