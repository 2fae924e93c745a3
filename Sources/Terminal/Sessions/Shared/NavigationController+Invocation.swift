import Presenting
import Navigation

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
