import Localization
import TextUI
import ViewModels

extension KeyCommand {
  /// Creates the command that reloads the screen.
  static func refresh(_ action: @escaping () async -> Void) -> KeyCommand {
    KeyCommand(
      "refresh", key: "r", label: .shared(.refresh), help: .shared(.refreshHelp), remedy: .retry,
      action: .nothing(action))
  }
}
