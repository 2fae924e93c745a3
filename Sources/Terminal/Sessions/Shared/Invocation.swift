import Commands
import Localization
import TextUI

/// A command with its argument, or the edit of a field, ready to run.
package struct Invocation {
  /// The name of the command or field.
  let name: String
  /// Whether the screen's unfinished work is cancelled before it runs.
  let cancelsOtherWork: Bool
  /// Whether it is the edit of a field, which is no command: what was done before stays the newest.
  let isEdit: Bool
  let action: () async throws(CommandError) -> Outcome?

  package init(_ command: KeyCommand, _ action: @escaping () async throws(CommandError) -> Outcome?) {
    (name, cancelsOtherWork, isEdit, self.action) = (command.name, command.cancelsOtherWork, false, action)
  }

  /// The edit of a field.
  package init(field name: String, _ edit: @escaping () async throws(CommandError) -> Outcome?) {
    (self.name, cancelsOtherWork, isEdit, action) = ("set \(name)", false, true, edit)
  }
}

/// The command that the current task carries out, as in `GroupView.add`; a trace begins with it.
package enum CurrentCommand {
  @TaskLocal package static var name: String?
}

extension NavigationController {
  /// Runs a command as work of a page, or of the top page; the stack keeps what it has done, or why it was refused.
  package func perform(_ invocation: Invocation, on page: (any AnyPage)? = nil) {
    guard let page = page ?? top, let index = stack.firstIndex(where: { $0 === page }) else { return }
    if invocation.cancelsOtherWork { page.work.cancelAll() }
    let place = stack[...index].map(\.screen.path)
    CurrentCommand.$name.withValue("\(type(of: page)).\(invocation.name)") {
      page.work.start { [history] in
        if invocation.isEdit {
          do throws(CommandError) { _ = try await invocation.action() } catch { history.refusal = error }
        } else {
          await history.run(at: place, invocation.action)
        }
      }
    }
  }
}
