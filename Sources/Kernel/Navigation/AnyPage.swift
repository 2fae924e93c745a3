/// A page with any type of view, as the navigation stack holds it.
package protocol AnyPage: AnyObject {
  /// The data that navigation needs about the page, such as its current path and title.
  var item: NavigationItem { get }
  /// The page's asynchronous work, which ends with the page.
  var work: Work { get }

  /// Starts loading fresh data, as work of the page.
  func load()
}

extension AnyPage {
  /// Loads the page again if its data has changed, unless it has unfinished work.
  ///
  /// Called while the page is in view. Many changes in quick succession therefore cost one load, and pages that are not in view
  /// cost none.
  package func loadIfStale() {
    if work.isStale, !work.isBusy { load() }
  }
}
