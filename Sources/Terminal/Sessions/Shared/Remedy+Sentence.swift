import Localization
import Presenting
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

  /// Returns the advice in a screen's own notice, unless that takes a command that the screen lacks or has disabled.
  func sentence(on screen: Screen, referringBy reference: CommandReference) -> SessionText? {
    guard self == .retry else { return .remedy(self) }
    guard let command = screen.commands.first(where: { $0.remedy == self && $0.isEnabled }) else { return nil }
    return switch reference {
    case .name: .retryWithCommand(name: command.name)
    case .key, .keyAfterTab: .retryWithKey(label: command.keyLabel(reference))
    }
  }
}
