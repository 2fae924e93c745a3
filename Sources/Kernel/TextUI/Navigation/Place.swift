import Observing

/// A calçot's place on the navigation stack, through which its coordinator navigates.
///
/// Owned by the coordinator. It holds the stack and its page weakly, and does nothing once the page has left the stack.
package final class Place {
  private weak var navigation: NavigationController?
  private weak var page: (any AnyPage)?
  private var wasShown = false

  /// Creates a place on top of a stack.
  package init(on navigation: NavigationController?) { self.navigation = navigation }

  /// A place for a page above this one.
  ///
  /// Nothing can be shown there once this page has left the stack.
  package var above: Place { Place(on: index == nil ? nil : navigation) }

  /// Shows a page here, and starts loading it.
  ///
  /// It replaces the page that this place has shown before, and all above that.
  package func show(_ page: some AnyPage) {
    guard let navigation, !wasShown || index != nil else { return }
    leave()
    (self.page, wasShown) = (page, true)
    navigation.stack.append(page)
    page.load()
  }

  /// Shows a page that becomes stale whenever a data provider's data has changed.
  package func show(_ page: some AnyPage, reloadingOn dataDidChange: ObserverSet<Void>) {
    dataDidChange.add(page) { page in page.work.isStale = true }
    show(page)
  }

  /// Removes the page from the stack, with all pages above it.
  package func leave() {
    if let index { navigation?.stack.removeSubrange(index...) }
  }

  private var index: Int? { navigation?.stack.firstIndex { $0 === page } }
}
