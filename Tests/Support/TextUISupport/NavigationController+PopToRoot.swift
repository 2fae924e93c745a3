import Navigation

extension NavigationController {
  /// Leaves all pages but the root, one after the other.
  package func popToRoot() {
    while stack.count > 1 { goBack() }
  }
}
