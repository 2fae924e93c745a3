import Localization
import TextUI

/// A command with its argument, ready to run.
struct Invocation {
  /// Whether running it first cancels the screen's unfinished work.
  let startsOver: Bool
  let action: () async throws(CommandError) -> Void

  init(startsOver: Bool = false, _ action: @escaping () async throws(CommandError) -> Void) {
    self.startsOver = startsOver
    self.action = action
  }
}

extension Work {
  /// Runs a command as work of the page.
  func perform(_ invocation: Invocation) {
    perform(startingOver: invocation.startsOver, invocation.action)
  }
}
