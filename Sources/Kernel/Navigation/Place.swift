import Changes
import Localization

/// A calçot's place on a stack, through which its coordinator navigates.
///
/// Owned by the coordinator. It holds the stack and its page weakly, and does nothing once the page has left the stack.
/// Whether the stack is in front makes no difference, so what ends late ends where it began.
package final class Place {
  private enum Position { case top, above, here }

  private weak var stack: Stack?
  /// The page that this place shows, or is above; nil for the top of the stack.
  private weak var page: (any AnyPage)?
  private var position: Position

  /// Creates a place on top of the stack in front.
  package convenience init(on navigation: NavigationController?) {
    self.init(navigation?.front, .top)
  }

  /// Creates a place on top of a stack.
  convenience init(on stack: Stack) {
    self.init(stack, .top)
  }

  private init(_ stack: Stack?, _ position: Position, _ page: (any AnyPage)? = nil) {
    self.stack = stack
    self.position = position
    self.page = page
  }

  /// A place directly above this page.
  ///
  /// A page that is shown there replaces what stood above this page. But a modal page goes in front of everything.
  /// Nothing can be shown there once this page has left the stack.
  package var above: Place { Place(stack, .above, page) }

  /// Shows a page here, and starts loading it.
  ///
  /// In one change of the stack, it replaces the page that this place has shown before, and all above that.
  package func show(_ page: some AnyPage) {
    guard let stack, position == .top || index != nil else { return }
    let isInFront = position == .above && page.item.presentation.isModal
    let kept = isInFront ? nil : index.map { position == .above ? $0 + 1 : $0 }
    stack.pages = stack.pages.prefix(kept ?? .max) + [page]
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
    if position == .here, let page { stack?.remove(page) }
  }

  // MARK: Other stacks

  /// Brings another stack to the front as it was left, or begins it with what is shown.
  ///
  /// - Parameters:
  ///   - stack: The path of its root.
  ///   - path: The path at which the stack has to be; at another one, its pages are replaced. Nil if any path will do.
  ///   - show: Shows the root, and what has to be above it.
  package func turn(to stack: String, at path: String? = nil, showing show: (Place) -> Void) {
    if index != nil { self.stack?.navigation?.turn(to: stack, at: path, showing: show) }
  }

  /// Ends everything that is open, and begins again with what is shown.
  ///
  /// All pages are freed in the same turn, and with them everything that they own; what was done can no longer be undone.
  package func startOver(showing show: (Place) -> Void) {
    if index != nil { stack?.navigation?.startOver(showing: show) }
  }

  /// Returns the titles of the pages of another stack, from the root to the top; none if it is not open.
  package func titles(on stack: String) -> [Text] {
    self.stack?.navigation?.stacks.first { $0.name == stack }?.pages.map(\.item.title) ?? []
  }

  private var index: Int? { stack?.pages.firstIndex { $0 === page } }
}
