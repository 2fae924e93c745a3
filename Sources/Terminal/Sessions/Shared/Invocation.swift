import Commands
import Localization
import TextUI

/// A command with its argument, or the edit of a field, ready to run.
struct Invocation {
  /// Whether the screen's unfinished work is cancelled before it runs.
  let cancelsOtherWork: Bool
  let action: () async throws(CommandError) -> Void

  init(_ command: KeyCommand, _ action: @escaping () async throws(CommandError) -> Void) {
    (cancelsOtherWork, self.action) = (command.cancelsOtherWork, action)
  }

  /// The edit of a field.
  init(_ action: @escaping () async throws(CommandError) -> Void) {
    (cancelsOtherWork, self.action) = (false, action)
  }
}

extension AnyPage {
  /// Runs a command as work of the page.
  func perform(_ invocation: Invocation) {
    if invocation.cancelsOtherWork { work.cancelAll() }
    work.perform(invocation.action)
  }
}
