import Localization
import Presenting
import TextUI

extension Remedy {
  /// The way in which a session refers to a command of the screen.
  enum CommandReference {
    /// By the name to type.
    case name
    /// By the key to press.
    case key
    /// By the key to press after Tab, because letters are typed into the field with the focus.
    case keyAfterTab
  }

  /// Returns the advice for a screen's own notice.
  ///
  /// Returns nil if the advice needs a command that the screen lacks or has disabled.
  func sentence(on screen: Screen, referringBy reference: CommandReference) -> SessionText? {
    guard self == .retry else { return .remedy(self) }
    guard let command = screen.commands.first(where: { $0.remedy == self && $0.isEnabled }) else { return nil }
    return switch reference {
    case .name: .retryWithCommand(name: command.name)
    case .key, .keyAfterTab: .retryWithKey(label: command.keyLabel(reference))
    }
  }
}
