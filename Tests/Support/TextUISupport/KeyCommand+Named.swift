import Commands
import Localization
import TextUI

extension KeyCommand {
  /// A command that a test needs by its name only: its label and help are the name.
  package init(
    _ name: String, key: Key, disabledReason: Text? = nil, remedy: Remedy? = nil, cancelsOtherWork: Bool = false,
    _ action: Action
  ) {
    let label = Text(verbatim: name)
    self.init(
      name, key: key, label: label, help: label, disabledReason: disabledReason, remedy: remedy,
      cancelsOtherWork: cancelsOtherWork, action: action)
  }

  /// A command that is refused.
  package static func failing(_ name: String, key: Key, with error: CommandError) -> KeyCommand {
    KeyCommand(name, key: key, .nothing { () async throws(CommandError) in throw error })
  }
}
