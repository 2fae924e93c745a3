import Localization
import Observation

/// The stack of pages, which owns the pages and through them everything else.
///
/// However a page leaves the stack, it is freed in the same turn of the main actor with its whole calçot, except an
/// interactor whose call has not returned. The run ends when the stack is empty.
@Observable
package final class NavigationController {
  /// The pages from the root to the top; only a ``Place`` adds to them.
  package internal(set) var stack: [any AnyPage] = []
  package let history = History()
  /// What is said on every screen, such as since when it is no longer live.
  package var status: Text?

  package init() {}

  /// The page that the user sees; nil when the run has ended.
  package var top: (any AnyPage)? { stack.last }

  /// Returns the trail of a page: the parts of the path of the pages below it, and its own.
  ///
  /// A page that is shown again later has the same trail, also if no path opens it.
  package func trail(of page: any AnyPage) -> [String] { items(to: page).map(\.path) }

  /// Returns the path to a page, as on the command line.
  ///
  /// If no path opens the page, it is the path to the nearest page below that a path opens.
  package func path(to page: any AnyPage) -> String {
    let opened = items(to: page).prefix(while: \.opensByPath)
    return (opened.map(\.path) + [opened.last?.tab ?? ""]).filter { !$0.isEmpty }.joined(separator: "/")
  }

  private func items(to page: any AnyPage) -> [NavigationItem] {
    stack.prefix { $0 !== page }.map(\.item) + [page.item]
  }

  /// Removes the top page; removing the root ends the run.
  package func goBack() { _ = stack.popLast() }

  /// Removes all pages, which ends the run.
  package func popAll() { stack.removeAll() }
}
