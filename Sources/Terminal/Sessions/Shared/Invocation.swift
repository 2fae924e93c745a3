import Commands
import Localization
import TextUI

/// A command with its argument, or the edit of a field, ready to run.
struct Invocation {
  /// The name of the command or field.
  let name: String
  /// Whether the screen's unfinished work is cancelled before it runs.
  let cancelsOtherWork: Bool
  let action: () async throws(CommandError) -> Void

  init(_ command: KeyCommand, _ action: @escaping () async throws(CommandError) -> Void) {
    self.init(command.name, cancelsOtherWork: command.cancelsOtherWork, action)
  }

  init(_ name: String, cancelsOtherWork: Bool = false, _ action: @escaping () async throws(CommandError) -> Void) {
    self.name = name
    self.cancelsOtherWork = cancelsOtherWork
    self.action = action
  }
}

extension AnyPage {
  /// Runs a command as work of the page.
  func perform(_ invocation: Invocation) {
    if invocation.cancelsOtherWork { work.cancelAll() }
    work.perform(invocation.action)
  }
}
