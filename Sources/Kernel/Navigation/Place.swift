import Changes
import Localization

/// A coordinator's handle on one spot in a stack of pages.
///
/// A coordinator does not get the stack itself. Removing “the top page” after an `await` could remove a page that the user
/// has opened in the meantime. Through its place, a coordinator can only affect its own page and the pages above it:
///
/// ```swift
/// place.show(page)                                             // shows its own page, or replaces it
/// GroupCoordinator.show(group: id, on: place.above, services)  // leads to the next screen
/// place.leave()                                                // removes its own page, and all pages above it
/// ```
///
/// Owned by the coordinator. The place refers to the stack and to the page weakly, and does nothing once the page has left the
/// stack. Showing and leaving affect only this stack, even if another one is in front, so a late answer cannot change a
/// different stack.
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

  /// A new place directly above this page, for the next screen.
  ///
  /// A page that is shown there replaces the page that was there before. The exception is a modal page, such as a form: it
  /// replaces nothing, and goes in front of everything. Once this page has left the stack, nothing can be shown there.
  package var above: Place { Place(stack, .above, page) }

  /// Shows a page at this place, and starts loading it.
  ///
  /// The page replaces the page that this place has shown before, together with all pages above it. The stack changes only
  /// once, so no observer sees an intermediate state.
  package func show(_ page: some AnyPage) {
    guard let stack, position == .top || index != nil else { return }
    let isInFront = position == .above && page.item.presentation.isModal
    let kept = isInFront ? nil : index.map { position == .above ? $0 + 1 : $0 }
    stack.pages = stack.pages.prefix(kept ?? .max) + [page]
    self.page = page
    position = .here
    page.load()
  }

  /// Shows a page, and marks it as stale whenever the data of a data provider has changed.
  ///
  /// The session loads a stale page again as soon as the page is in view and has no unfinished work. Hidden pages therefore
  /// cost nothing, and many changes in quick succession cost one load:
  ///
  /// ```swift
  /// place.show(page, reloadingOn: services.groups.groupsDidChange)
  /// ```
  package func show(_ page: some AnyPage, reloadingOn dataDidChange: ObserverSet<Void>) {
    dataDidChange.add(page) { page in page.work.isStale = true }
    show(page)
  }

  /// Removes the page that this place has shown, and all pages above it.
  ///
  /// Does nothing if this place has shown no page, or if its page has left already.
  package func leave() {
    if position == .here, let page { stack?.remove(page) }
  }

  // MARK: Other stacks

  /// Brings another stack to the front, or creates it with the pages that `show` shows.
  ///
  /// - Parameters:
  ///   - stack: The path of the other stack's root.
  ///   - path: The path that the stack must show. If it shows another one, its pages are replaced. Nil if any path
  ///     will do.
  ///   - show: Shows the root, and the pages that have to be above it.
  package func turn(to stack: String, at path: String? = nil, showing show: (Place) -> Void) {
    if index != nil { self.stack?.navigation?.turn(to: stack, at: path, showing: show) }
  }

  /// Closes all stacks, and starts over with the pages that `show` shows.
  ///
  /// All pages are freed in the same turn, together with everything that they own. Earlier writes can no longer be undone.
  package func startOver(showing show: (Place) -> Void) {
    if index != nil { stack?.navigation?.startOver(showing: show) }
  }

  /// Returns the titles of another stack's pages, from the root up; none if the stack is not open.
  package func titles(on stack: String) -> [Text] {
    self.stack?.navigation?.stacks.first { $0.name == stack }?.pages.map(\.item.title) ?? []
  }

  private var index: Int? { stack?.pages.firstIndex { $0 === page } }
}
