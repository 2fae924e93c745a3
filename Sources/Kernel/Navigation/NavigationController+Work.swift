import Observation
import Presenting

extension NavigationController {
  /// Waits until the top page, whichever it is by then, is idle and shows the newest data.
  package func settle() async {
    let works = Observations { [self] in top.map { (isBusy: $0.work.isBusy, isStale: $0.work.isStale) } }
    for await work in works {
      guard let work, work.isBusy || work.isStale else { break }
      top?.loadIfStale()
    }
  }

  /// Runs a command as work of a page.
  ///
  /// The history of the stack in front keeps what the command has done, or why it was refused, also if another stack is
  /// in front by then.
  package func run(on page: any AnyPage, _ command: @escaping () async throws(CommandError) -> Outcome?) {
    let trail = trail(of: page)
    page.work.start { [history] in await history.run(at: trail, command) }
  }
}
