import Coordinators
import Models
import Navigation
import SwiftUI
import Texts

extension NavigationController {
  /// The tab in front: the app of the stack in front.
  var tab: AppName { front.name.flatMap(AppName.init) ?? .groups }

  /// The stack of a tab; nil before the tab is first selected.
  func stack(of tab: AppName) -> Stack? { stacks.first { $0.name == tab.rawValue } }

  /// Selects a tab as it was left, or else with the first screen of its app.
  func select(_ tab: AppName, _ services: Services) {
    turn(to: tab.rawValue) { Route(path: tab.rawValue)?.show(on: $0, services) }
  }

  /// Ends everything that is open in any tab, and begins with the first tab for another person.
  func startOver(_ services: Services) {
    startOver { Route(path: AppName.groups.rawValue)?.show(on: $0, services) }
  }

  /// Follows a link in the tab of its app, in place of what was there; a tab that is there already is left as it was.
  func jump(to route: Route, _ services: Services) async {
    guard let tab = route.app else { return }
    var isNew = false
    turn(to: tab.rawValue, at: route.path) { place in
      route.show(on: place, services)
      isNew = true
    }
    if isNew { await route.lead(on: self)?() }
    await settle()
  }
}

/// A tab for each app, with the app's stack.
struct TabsView: View {
  let navigation: NavigationController
  /// The services of whoever is signed in; another person gets another view.
  let services: Services

  var body: some View {
    TabView(selection: tab) {
      ForEach(AppName.allCases, id: \.self) { app in
        // A view that draws nothing would have no tab.
        ZStack { stackView(of: app) }
          .tabItem { Words(.home(.app(app))) }
          .tag(app)
      }
    }
  }

  private func stackView(of tab: AppName) -> StackView? {
    guard let stack = navigation.stack(of: tab), let root = stack.pages.first else { return nil }
    return StackView(stack: stack, root: root)
  }

  private var tab: Binding<AppName> {
    Binding {
      navigation.tab
    } set: {
      navigation.select($0, services)
    }
  }
}
