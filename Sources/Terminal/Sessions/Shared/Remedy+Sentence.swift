import Presenting
import Localization
import TextUI

extension Remedy {
  /// How a session refers to a command of the screen.
  enum CommandReference {
    /// By the name to type.
    case name
    /// By the key to press.
    case key
    /// By the key to press after Tab, because a field has the focus, and takes letters for text.
    case keyAfterTab
  }

  /// Returns the advice in a screen's own notice; nil if the screen has no enabled command for it.
  fileprivate func sentence(on screen: Screen, referringBy reference: CommandReference) -> SessionText? {
    guard self == .retry else { return .remedy(self) }
    guard let command = screen.commands.first(where: { $0.remedy == self && $0.isEnabled }) else { return nil }
    return switch reference {
    case .name: .retryWithCommand(name: command.name)
    case .key, .keyAfterTab: .retryWithKey(label: command.keyLabel(reference))
    }
  }
}

extension KeyCommand {
  /// The label of the command's key, after that of another one that has to be pressed first.
  func keyLabel(_ reference: Remedy.CommandReference) -> Text {
    let label = KeyPress(key).label
    return if case .keyAfterTab = reference { .session(.afterTab(label)) } else { Text(verbatim: label) }
  }
}

extension PresentableError {
  /// What happened, and what the user can do about it.
  package var message: Text {
    remedy.map { "\(text) \(.session(.remedy($0)))" } ?? text
  }
}

extension Notice {
  /// The text after a word for its kind, because a colour alone would not say it.
  var labelledText: Text { .session(.notice(kind, text)) }

  /// Returns the notice's text, with the command of its screen that helps.
  func message(on screen: Screen, referringBy reference: Remedy.CommandReference) -> Text {
    let sentence = remedy.flatMap { $0.sentence(on: screen, referringBy: reference) }
    return sentence.map { "\(text) \(.session($0))" } ?? text
  }
}
