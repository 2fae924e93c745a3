/// The states of the screens on the stack: each as long as its view.
///
/// Owned by the session.
struct ScreenMemory {
  private struct Entry {
    weak var view: (any TextView)?
    var state = ScreenState()
  }

  private var entries: [Entry] = []

  /// The state of a view's screen; a new one for a view that has not been seen before.
  subscript(_ view: any TextView) -> ScreenState {
    get { entries.first { $0.view === view }?.state ?? ScreenState() }
    set {
      // An address may be used again; a weak reference to a view that is gone is nil for good.
      entries.removeAll { $0.view == nil }
      if let index = entries.firstIndex(where: { $0.view === view }) {
        entries[index].state = newValue
      } else {
        entries.append(Entry(view: view, state: newValue))
      }
    }
  }

  /// Has every screen look again for the rows that match its filter.
  mutating func forgetMatches() {
    for index in entries.indices {
      entries[index].state.filter.forgetMatches()
    }
  }
}
