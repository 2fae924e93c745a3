import Coordinators
import Models
import Navigation
import Observation

/// One stack per tab; a jump from one into another is a deep link.
@Observable
final class Tabs {
  var selected = AppName.groups
  private let stacks = Dictionary(uniqueKeysWithValues: AppName.allCases.map { ($0, NavigationController()) })

  func stack(of tab: AppName) -> NavigationController? { stacks[tab] }

  func jump(to route: Route, _ services: Services) async {
    guard let tab = route.app, let stack = stacks[tab] else { return }
    stack.popAll()
    route.show(on: stack, services)
    selected = tab
    await route.lead(on: stack)?()
    await stack.settle()
  }
}
