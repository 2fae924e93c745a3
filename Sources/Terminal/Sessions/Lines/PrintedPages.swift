import Localization
import Navigation
import TextUI

/// What the user knows of the pages on the stack: the lines that were printed, and the lists with their edits.
///
/// Owned by a ``ScreenPrinter``. What is known of a page is kept as long as the page.
struct PrintedPages {
  private struct PrintedPage {
    weak var page: (any AnyPage)?
    let place: [String]
    let printout: Printout?
    let editsSince: (() -> [RowEdit])?
    let listPage: ListPage
  }

  private var entries: [PrintedPage] = []
  /// The title that was printed, or known, last.
  private(set) var title: String?
  /// Where the user is; a question about it is no other place.
  private var place: [String]?

  /// Returns the edits of a page's list since it was printed; none if it was not, or does not report edits.
  func edits(of page: any AnyPage) -> [RowEdit] {
    entries.first { $0.page === page }?.editsSince?() ?? []
  }

  /// Returns the part of a page's list that was printed last, if the page was printed.
  func listPage(of page: (any AnyPage)?) -> ListPage? { entries.first { $0.page === page }?.listPage }

  /// Returns what was printed of the screen at a place, if the user is still there, or has come back there from a row.
  func printout(of shown: ShownScreen) -> Printout? {
    guard shown.place == place || shown.wayBack != nil else { return nil }
    return entries.last { $0.place == shown.place }?.printout
  }

  /// Returns which row had led to the screen from which the user has come back, if one had.
  func wayBack(to shown: ShownScreen) -> Text? {
    guard let place, place.starts(with: shown.place), let list = shown.screen.list,
      let id = place.dropFirst(shown.place.count).first.flatMap(Row.id(leadingTo:)),
      let index = list.index(of: id), let row = list[index]
    else { return nil }
    return .session(.backAt(row: index + 1, of: list.count, row.text))
  }

  /// Remembers what the user knows now.
  mutating func remember(_ shown: ShownScreen, _ printout: Printout?, of page: any AnyPage) {
    entries.removeAll { $0.page == nil || $0.page === page }
    title = printout?.title
    entries.append(
      PrintedPage(
        page: page, place: shown.place, printout: printout, editsSince: shown.screen.list?.editsSince,
        listPage: shown.listPage))
    if !shown.item.isDialog { place = shown.place }
  }
}
