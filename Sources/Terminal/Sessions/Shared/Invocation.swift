import Presenting
import Navigation
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

#if DEBUG
  /// The command that the current task carries out, as in `GroupView.add`; a trace begins with it.
  package enum CurrentCommand {
    @TaskLocal package static var name: String?
  }
#endif

extension NavigationController {
  /// Runs a command as work of a page, or of the top page.
  package func perform(_ invocation: Invocation, on page: (any AnyPage)? = nil) {
    guard let page = page ?? top, stack.contains(where: { $0 === page }) else { return }
    if invocation.cancelsOtherWork { page.work.cancelAll() }
    #if DEBUG
      CurrentCommand.$name.withValue("\(type(of: page)).\(invocation.name)") { start(invocation, on: page) }
    #else
      start(invocation, on: page)
    #endif
  }

  private func start(_ invocation: Invocation, on page: any AnyPage) {
    guard invocation.isEdit else { return run(on: page, invocation.action) }
    page.work.start { [history] in
      do throws(CommandError) { _ = try await invocation.action() } catch { history.refusal = error }
    }
  }
}
