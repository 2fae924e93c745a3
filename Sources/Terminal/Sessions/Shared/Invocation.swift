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
    (name, cancelsOtherWork, self.action) = (command.name, command.cancelsOtherWork, action)
  }

  /// The edit of a field.
  init(field name: String, _ action: @escaping () async throws(CommandError) -> Void) {
    (self.name, cancelsOtherWork, self.action) = ("set \(name)", false, action)
  }
}

/// The command that the current task carries out, as in `GroupView.add`; a trace begins with it.
package enum CurrentCommand {
  @TaskLocal package static var name: String?
}

extension AnyPage {
  /// Runs a command as work of the page.
  func perform(_ invocation: Invocation) {
    if invocation.cancelsOtherWork { work.cancelAll() }
    CurrentCommand.$name.withValue("\(Self.self).\(invocation.name)") { work.perform(invocation.action) }
  }
}
