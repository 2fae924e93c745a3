import Localization
import TextUI
import ViewModels

extension KeyCommand {
  /// Creates a command from a view model's command without an argument.
  init(_ name: String, key: Key, label: Text, help: Text, remedy: Remedy? = nil, _ command: Command<Void>) {
    self.init(
      name, key: key, label: label, help: help, disabledReason: command.disabledReason, remedy: remedy,
      startsOver: command.startsOver, action: .nothing(command.callAsFunction))
  }

  /// Creates a command from a view model's command for a row.
  init(_ name: String, key: Key, label: Text, help: Text, _ command: Command<Int>) {
    self.init(
      name, key: key, label: label, help: help, disabledReason: command.disabledReason,
      action: .row(command.callAsFunction))
  }

  /// Creates a command from a view model's command with a text.
  init(_ name: String, key: Key, label: Text, help: Text, _ command: Command<String>) {
    self.init(
      name, key: key, label: label, help: help, disabledReason: command.disabledReason,
      problem: command.problem, action: .text(command.callAsFunction))
  }

  /// Creates a command that is always enabled.
  init(_ name: String, key: Key, label: Text, help: Text, _ action: @escaping () async -> Void) {
    self.init(name, key: key, label: label, help: help, action: .nothing(action))
  }

  /// Creates the command that reloads the screen.
  static func refresh(_ action: @escaping () async -> Void) -> KeyCommand {
    KeyCommand(
      "refresh", key: "r", label: .shared(.refresh), help: .shared(.refreshHelp), remedy: .retry,
      action: .nothing(action))
  }
}
