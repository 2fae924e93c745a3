import Observation

/// A stack of pages, with the history of the commands that were run on it.
///
/// Owned by the ``NavigationController``, which keeps the stack while another one is in front. Each app has a stack, as each
/// tab of a tab bar has.
@Observable
package final class Stack {
  /// The pages from the root to the top; only a ``Place`` adds to them.
  package internal(set) var pages: [any AnyPage] = []
  package let history = History()
  @ObservationIgnored private(set) weak var navigation: NavigationController?

  init(of navigation: NavigationController) { self.navigation = navigation }

  /// The path of the stack's root, by which the stack is found; nil if the stack is empty.
  package var name: String? { pages.first?.item.path }

  /// Home's root, to which the user goes back from this stack's root; nil if this is home.
  package var pageBehind: (any AnyPage)? {
    navigation.flatMap { $0.home === self ? nil : $0.home.pages.first }
  }
  /// The pages of this stack, and below them ``pageBehind``.
  package var pagesFromHome: [any AnyPage] { [pageBehind].compactMap(\.self) + pages }

  /// Returns the trail of a page: the paths of the pages below it, from home on, and its own.
  ///
  /// A page that is shown again later has the same trail, even if no path opens it.
  package func trail(of page: any AnyPage) -> [String] {
    pagesFromHome.prefix { $0 !== page }.map(\.item.path) + [page.item.path]
  }

  /// The path to the top page, as on the command line.
  package var path: String { pages.last.map(path) ?? "" }

  /// Returns the path to a page, as on the command line.
  ///
  /// If the page cannot be opened by a path, returns the path to the nearest page below it that can.
  package func path(to page: any AnyPage) -> String {
    let items = pages.prefix { $0 !== page }.map(\.item) + [page.item]
    let opened = items.prefix(while: \.opensByPath)
    return (opened.map(\.path) + [opened.last?.tab ?? ""]).filter { !$0.isEmpty }.joined(separator: "/")
  }

  /// Removes a page, with all pages above it.
  package func remove(_ page: any AnyPage) {
    if let index = pages.firstIndex(where: { $0 === page }) { pages.removeSubrange(index...) }
  }
}
