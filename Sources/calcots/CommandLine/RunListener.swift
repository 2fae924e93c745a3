import Coordinators
import Sessions
import TextUI

/// Listens to a run: what it returns is used in place of what it is given.
protocol RunListener {
  func listen(to terminal: any FullScreenTerminal) -> any FullScreenTerminal
  func listen(to input: any LineSource) -> any LineSource
  func listen(to output: any TextOutput) -> any TextOutput
  /// Called before the first screen is shown.
  func listen(to services: Services, on navigation: NavigationController) -> Services
}
