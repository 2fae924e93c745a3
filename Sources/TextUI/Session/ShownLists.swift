/// The lists that the user saw last, each as long as its view: what has become of them is told with the next picture.
///
/// Owned by a ``ScreenPrinter``.
struct ShownLists {
  private struct Entry {
    weak var view: (any TextView)?
    let editsSince: () -> [RowEdit]
  }

  private var entries: [Entry] = []

  /// The edits of a view's list since it was shown; none if it has not been shown, or tells none.
  func edits(of view: any TextView) -> [RowEdit] {
    entries.first { $0.view === view }?.editsSince() ?? []
  }

  /// From now on the user has seen this list.
  mutating func remember(_ list: RowList?, of view: any TextView) {
    entries.removeAll { $0.view == nil || $0.view === view }
    if let editsSince = list?.editsSince {
      entries.append(Entry(view: view, editsSince: editsSince))
    }
  }
}
