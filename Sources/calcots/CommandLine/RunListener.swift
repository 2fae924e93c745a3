import Coordinators
import Navigation
import Sessions

/// Listens to a run: what it returns is used in place of what it is given.
protocol RunListener {
  func wrap(_ terminal: any FullScreenTerminal) -> any FullScreenTerminal
  func wrap(_ input: any LineSource) -> any LineSource
  func wrap(_ output: any TextOutput) -> any TextOutput
  /// Called before the first screen is shown.
  func wrap(_ services: Services, on navigation: NavigationController) -> Services
}
