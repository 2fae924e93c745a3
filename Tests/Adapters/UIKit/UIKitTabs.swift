#if canImport(UIKit)
  import Navigation
  import UIKit

  /// The stack of one app, and what was done there: a tab's navigation controller.
  final class Stack: UINavigationController {
    let name: String
    let history = History()

    init(_ name: String, title: String?) {
      self.name = name
      super.init(nibName: nil, bundle: nil)
      self.title = title
    }

    required init?(coder: NSCoder) { nil }
  }

  /// A tab for each app; UIKit keeps its stack while another tab is selected.
  final class Tabs: UITabBarController, UITabBarControllerDelegate {
    private let showRoot: (_ name: String, Place) -> Void

    /// Creates the tabs, which are empty until each is first selected.
    ///
    /// - Parameters:
    ///   - apps: The names and the titles of the apps.
    ///   - root: Shows the first screen of an app.
    init(_ apps: [(name: String, title: String)], showing root: @escaping (_ name: String, Place) -> Void) {
      showRoot = root
      super.init(nibName: nil, bundle: nil)
      delegate = self
      viewControllers = apps.map { Stack($0.name, title: $0.title) }
      if let first = stacks.first { begin(first) }
    }

    required init?(coder: NSCoder) { nil }

    var stacks: [Stack] { viewControllers?.compactMap { $0 as? Stack } ?? [] }

    /// Selects a tab as it was left, or begins it with what is shown.
    func turn(to name: String, showing show: (Place) -> Void) {
      guard let index = stacks.firstIndex(where: { $0.name == name }) else { return }
      selectedIndex = index
      if stacks[index].viewControllers.isEmpty { show(Place(on: stacks[index])) }
    }

    /// Ends everything that is open in any tab, and begins again with what is shown in the first one.
    func startOver(showing show: (Place) -> Void) {
      for stack in stacks where stack.presentedViewController != nil { stack.dismiss(animated: false) }
      viewControllers = stacks.map { Stack($0.name, title: $0.title) }
      selectedIndex = 0
      show(Place(on: stacks.first))
    }

    // Called when the user has selected a tab.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      if let stack = viewController as? Stack, stack.viewControllers.isEmpty { begin(stack) }
    }

    private func begin(_ stack: Stack) { showRoot(stack.name, Place(on: stack)) }
  }
#endif
