import TextUI
import ViewModels

extension KeyCommand {
  /// A view model's command under a name and on a key.
  init(_ name: String, key: Key, help: String, _ command: Command<Void>) {
    self.init(
      name, key: key, help: help, whyNot: command.refusal?.message, action: .nothing { try await command() })
  }

  /// A view model's command for a row.
  init(_ name: String, key: Key, help: String, _ command: Command<Int>) {
    self.init(
      name, key: key, help: help, whyNot: command.refusal?.message, action: .row { try await command(at: $0) })
  }

  /// A view model's command that takes a text.
  init(_ name: String, key: Key, help: String, _ command: Command<String>) {
    self.init(name, key: key, help: help, whyNot: command.refusal?.message, action: .text { try await command($0) })
  }
}
