import TextUI

/// What the user knows of the pages on the stack: the lines that were printed, and the lists with their edits.
///
/// Owned by a ``ScreenPrinter``. What is known of a page is kept as long as the page.
struct PrintedPages {
  private struct Entry {
    weak var page: (any AnyPage)?
    let printout: Printout?
    let editsSince: (() -> [RowEdit])?
  }

  private var entries: [Entry] = []
  private weak var last: (any AnyPage)?
  private var lastWasDialog = false

  /// Returns the edits of a page's list since it was printed; none if it was not, or does not report edits.
  func edits(of page: any AnyPage) -> [RowEdit] {
    entries.first { $0.page === page }?.editsSince?() ?? []
  }

  /// Returns what was printed of a page if the user is still there: a question about it is no other place.
  func printout(of page: any AnyPage) -> Printout? {
    page === last || lastWasDialog ? entries.first { $0.page === page }?.printout : nil
  }

  /// Remembers what the user knows now.
  mutating func remember(_ screen: Screen, _ printout: Printout?, of page: any AnyPage) {
    entries.removeAll { $0.page == nil || $0.page === page }
    entries.append(Entry(page: page, printout: printout, editsSince: screen.list?.editsSince))
    (last, lastWasDialog) = (page, screen.isDialog)
  }
}
