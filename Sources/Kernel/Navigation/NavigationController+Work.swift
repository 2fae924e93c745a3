import Observation
import Presenting

extension NavigationController {
  /// Waits until the top page, whichever it is by then, is idle and shows the newest data.
  package func settle() async {
    await settle { [self] in top }
  }

  /// Waits until a page, in front or not, is idle and shows the newest data; it may leave in the meantime.
  package func settle(_ page: @escaping @MainActor () -> (any AnyPage)?) async {
    let works = Observations { page().map { (isBusy: $0.work.isBusy, isStale: $0.work.isStale) } }
    for await work in works {
      guard let work, work.isBusy || work.isStale else { break }
      page()?.loadIfStale()
    }
  }

  /// Runs a command as work of a page.
  ///
  /// The history of the page's stack keeps what the command has done, or why it was refused, also if another stack is in
  /// front by then.
  package func run(on page: any AnyPage, _ command: @escaping () async throws(CommandError) -> Outcome?) {
    guard let stack = stack(of: page) else { return }
    let trail = stack.trail(of: page)
    page.work.start { [history = stack.history] in await history.run(at: trail, command) }
  }
}
