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
  }

  private var entries: [PrintedPage] = []
  /// Where the user is; a question about it is no other place.
  private var place: [String]?

  /// Returns the edits of a page's list since it was printed; none if it was not, or does not report edits.
  func edits(of page: any AnyPage) -> [RowEdit] {
    entries.first { $0.page === page }?.editsSince?() ?? []
  }

  /// Returns what was printed of the screen at a place, if the user is still there.
  func printout(at place: [String]) -> Printout? {
    place == self.place ? entries.last { $0.place == place }?.printout : nil
  }

  /// Remembers what the user knows now.
  mutating func remember(_ moment: ShownScreen, _ printout: Printout?, of page: any AnyPage) {
    entries.removeAll { $0.page == nil || $0.page === page }
    let editsSince = moment.screen.list?.editsSince
    entries.append(PrintedPage(page: page, place: moment.place, printout: printout, editsSince: editsSince))
    if !moment.screen.isDialog { place = moment.place }
  }
}
