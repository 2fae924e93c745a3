import Commands
import Observation
import TextUI

extension AnyPage {
  /// Loads the page again if its data has changed, unless it is at work; called while the page is in view.
  ///
  /// So of many changes in a row only the last one is loaded, and pages that are not in view load nothing.
  package func loadIfStale() {
    if work.isStale, !work.isBusy { load() }
  }
}

extension NavigationController {
  /// Waits until the page then on top has no unfinished work, and shows the newest data; or all of it, where that is fast.
  package func settle(loadingAll: Bool = false) async {
    let works = Observations { [self] in top.map { (isBusy: $0.work.isBusy, isStale: $0.work.isStale) } }
    for await work in works {
      guard let work, work.isBusy || work.isStale else { break }
      top?.loadIfStale()
    }
    guard loadingAll, let ending = top?.screen.list?.ending, ending.loadsAll, let load = ending.prefetch else { return }
    top?.work.start(load)
    await settle()
  }

  /// Runs lines as if they had been typed, each on the screen that is on top once it has settled, until one is refused.
  package func run(_ lines: [String]) async {
    for line in lines {
      await settle()
      guard !Task.isCancelled, let top, history.refusal == nil else { return }
      do throws(CommandError) {
        guard case .perform(let invocation) = try TypedLine(line, on: top.screen) else { return }
        perform(invocation)
      } catch {
        history.refusal = error
      }
    }
  }
}
