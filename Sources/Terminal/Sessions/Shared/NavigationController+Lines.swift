import Commands
import Localization
import Observation
import TextUI

extension NavigationController {
  /// Waits until the page then on top has no unfinished work.
  package func settle() async {
    let isSettled = Observations { [self] in top?.work.isBusy != true }
    for await settled in isSettled where settled { break }
  }

  /// Runs lines as if they had been typed, each on the screen that is on top once it has settled, until one is refused.
  package func run(_ lines: [String]) async {
    for line in lines {
      await settle()
      guard !Task.isCancelled, let top, history.refusal == nil else { return }
      do throws(ParseError) {
        guard case .perform(let invocation) = try TypedLine(line, on: top.screen) else { return }
        perform(invocation)
      } catch {
        history.refusal = CommandError(error)
      }
    }
  }
}
