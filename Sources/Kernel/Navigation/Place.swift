import Changes

/// A calçot's place on the navigation stack, through which its coordinator navigates.
///
/// Owned by the coordinator. It holds the stack and its page weakly, and does nothing once the page has left the stack.
package final class Place {
  private enum Position { case top, above, here }

  private weak var navigation: NavigationController?
  /// The page that this place shows, or is above; nil for the top of the stack.
  private weak var page: (any AnyPage)?
  private var position: Position

  /// Creates a place on top of a stack.
  package convenience init(on navigation: NavigationController?) {
    self.init(navigation, .top)
  }

  private init(_ navigation: NavigationController?, _ position: Position, _ page: (any AnyPage)? = nil) {
    self.navigation = navigation
    self.position = position
    self.page = page
  }

  /// A place directly above this page.
  ///
  /// A page that is shown there replaces what stood above this page. But a modal page goes in front of everything.
  /// Nothing can be shown there once this page has left the stack.
  package var above: Place { Place(navigation, .above, page) }

  /// Shows a page here, and starts loading it.
  ///
  /// In one change of the stack, it replaces the page that this place has shown before, and all above that.
  package func show(_ page: some AnyPage) {
    guard let navigation, position == .top || index != nil else { return }
    let isInFront = position == .above && page.item.presentation.isModal
    let kept = isInFront ? nil : index.map { position == .above ? $0 + 1 : $0 }
    navigation.stack = navigation.stack.prefix(kept ?? .max) + [page]
    self.page = page
    position = .here
    page.load()
  }

  /// Shows a page that becomes stale whenever a data provider's data has changed.
  package func show(_ page: some AnyPage, reloadingOn dataDidChange: ObserverSet<Void>) {
    dataDidChange.add(page) { page in page.work.isStale = true }
    show(page)
  }

  /// Removes the page that it shows from the stack, with all pages above it.
  package func leave() {
    if position == .here, let index { navigation?.stack.removeSubrange(index...) }
  }

  private var index: Int? { navigation?.stack.firstIndex { $0 === page } }
}
