import Localization
import Navigation
import TextUI

/// The printed pages on the stack: their lines, and the edits of their lists since then.
///
/// Owned by a ``ScreenPrinter``. An entry is kept as long as its page.
struct PrintedPages {
  private struct PrintedPage {
    weak var page: (any AnyPage)?
    let trail: [String]
    let printout: Printout?
    let editsSince: (() -> [RowEdit])?
    let listPage: ListPage
  }

  private var entries: [PrintedPage] = []
  /// The title that was printed last.
  private(set) var title: String?
  /// The trail of the screen that the user is on; a question does not count.
  private var trail: [String]?

  /// Returns the edits of a page's list since it was printed, if the list reports edits.
  func edits(of page: any AnyPage) -> [RowEdit] {
    entries.first { $0.page === page }?.editsSince?() ?? []
  }

  /// Returns the part of a page's list that was printed last, if the page was printed.
  func listPage(of page: (any AnyPage)?) -> ListPage? { entries.first { $0.page === page }?.listPage }

  /// Returns the ids of the rows of a page that were printed, by their indices.
  func rowIDs(of page: (any AnyPage)?) -> [Int: Row.ID] {
    var ids: [Int: Row.ID] = [:]
    for case .rows(let rows) in entries.first(where: { $0.page === page })?.printout?.parts ?? [] {
      for (index, row) in zip(rows.page.rows(of: rows.count), rows.rows) { ids[index] = row.id }
    }
    return ids
  }

  /// Returns the words printed for a screen, if the user is still there or has come back there.
  ///
  /// Coming back counts only if the screen just left belongs to one of the screen's rows.
  func printout(of shown: ShownScreen) -> Printout? {
    guard shown.trail == trail || shown.wayBack != nil else { return nil }
    return entries.last { $0.trail == shown.trail }?.printout
  }

  /// Returns a text about the row from which the user had opened the screen just left, if any.
  func wayBack(to shown: ShownScreen) -> Text? {
    guard let trail, trail.starts(with: shown.trail), let list = shown.screen.list,
      let id = trail.dropFirst(shown.trail.count).first.flatMap(Row.id(leadingTo:)),
      let index = list.index(of: id), let row = list[index]
    else { return nil }
    return .session(.backAt(row: index + 1, of: list.count, row.text))
  }

  /// Records that a page was printed, with its words and the printed part of its list.
  mutating func remember(_ shown: ShownScreen, _ printout: Printout?, of page: any AnyPage) {
    entries.removeAll { $0.page == nil || $0.page === page }
    title = printout?.title
    entries.append(
      PrintedPage(
        page: page, trail: shown.trail, printout: printout, editsSince: shown.screen.list?.editsSince,
        listPage: shown.listPage))
    if !shown.item.isDialog { trail = shown.trail }
  }
}
