import Observation
import Presenting

extension NavigationController {
  /// Waits until the top page, whichever it is by then, is idle and shows the latest data.
  package func settle() async {
    await settle { [self] in top }
  }

  /// Waits until a page, in front or not, is idle and shows the latest data, or has left.
  ///
  /// The wait also ends when its task is cancelled. Afterwards, the page is no longer observed.
  package func settle(_ page: @escaping @MainActor () -> (any AnyPage)?) async {
    while !Task.isCancelled {
      page()?.loadIfStale()
      guard page()?.work.isBusy == true else { return }
      await firstChange { _ = page()?.work.isBusy }
    }
  }

  /// Runs a command as work of a page.
  ///
  /// The history of the page's stack keeps the outcome, or the reason why the command was refused, even if another stack is in
  /// front by then. A page that has left its stack runs no command.
  package func run(on page: any AnyPage, _ command: @escaping () async throws(CommandError) -> Outcome?) {
    guard let stack = stack(of: page) else { return }
    let trail = stack.trail(of: page)
    dropReadAnnouncements()
    page.work.start { [history = stack.history] in await history.run(at: trail, command) }
  }
}

/// Waits until state that `read` reads changes, or until the task is cancelled.
private func firstChange(of read: () -> Void) async {
  let wait = Wait()
  await withTaskCancellationHandler {
    await withCheckedContinuation { continuation in
      withObservationTracking {
        _ = wait.isGivenUp
        read()
      } onChange: {
        continuation.resume()
      }
    }
  } onCancel: {
    Task { @MainActor in wait.isGivenUp = true }
  }
}

/// A flag that a cancelled wait changes, because Observation stops only after a change.
@Observable
private final class Wait {
  var isGivenUp = false
}
