import Localization
import TextUI
import Tracing

/// A command with its argument, or the edit of a field, ready to run.
struct Invocation {
  /// The name of the command or field.
  let name: String
  /// Whether running it first cancels the screen's unfinished work.
  let startsOver: Bool
  let action: () async throws(CommandError) -> Void

  init(_ command: KeyCommand, _ action: @escaping () async throws(CommandError) -> Void) {
    self.init(command.name, startsOver: command.startsOver, action)
  }

  init(_ name: String, startsOver: Bool = false, _ action: @escaping () async throws(CommandError) -> Void) {
    self.name = name
    self.startsOver = startsOver
    self.action = action
  }
}

extension AnyPage {
  /// Runs a command as work of the page.
  func perform(_ invocation: Invocation) {
    Trace.note("\(name).\(invocation.name)")
    work.perform(startingOver: invocation.startsOver, invocation.action)
  }
}
