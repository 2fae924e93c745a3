import Commands
import Observation

extension AnyPage {
  /// Loads the page again if its data has changed, unless it is at work; called while the page is in view.
  ///
  /// So of many changes in a row only the last one is loaded, and pages that are not in view load nothing.
  package func loadIfStale() {
    if work.isStale, !work.isBusy { load() }
  }
}

extension NavigationController {
  /// Waits until the page then on top has no unfinished work, and shows the newest data.
  package func settle() async {
    let works = Observations { [self] in top.map { (isBusy: $0.work.isBusy, isStale: $0.work.isStale) } }
    for await work in works {
      guard let work, work.isBusy || work.isStale else { break }
      top?.loadIfStale()
    }
  }

  /// Runs a command as work of a page; the stack keeps what it has done, or why it was refused.
  package func run(on page: any AnyPage, _ command: @escaping () async throws(CommandError) -> Outcome?) {
    let place = place(of: page)
    page.work.start { [history] in await history.run(at: place, command) }
  }
}
