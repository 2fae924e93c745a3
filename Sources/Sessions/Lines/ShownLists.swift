import TextUI

/// The lists that the user saw last; their edits are reported when they are shown again.
///
/// Owned by a ``ScreenPrinter``. Each list is kept as long as its page.
struct ShownLists {
  private struct Entry {
    weak var page: (any AnyPage)?
    let editsSince: () -> [RowEdit]
  }

  private var entries: [Entry] = []

  /// Returns the edits of a page's list since it was shown; none if it was not shown, or does not report edits.
  func edits(of page: any AnyPage) -> [RowEdit] {
    entries.first { $0.page === page }?.editsSince() ?? []
  }

  /// Remembers the list that the user sees now.
  mutating func remember(_ list: RowList?, of page: any AnyPage) {
    entries.removeAll { $0.page == nil || $0.page === page }
    if let editsSince = list?.editsSince {
      entries.append(Entry(page: page, editsSince: editsSince))
    }
  }
}
