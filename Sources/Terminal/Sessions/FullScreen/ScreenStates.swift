import Navigation

/// The states of the screens on all stacks; each lives as long as its page.
///
/// Owned by the session.
struct ScreenStates {
  private struct PageState {
    weak var page: (any AnyPage)?
    let path: String
    /// Whether the screen is restored when it is shown again; forms and pickers start empty.
    let keepsPlace: Bool
    var state: ScreenState
  }

  /// The number of closed screens whose bookmarks are kept.
  static let limit = 100

  /// The state of a screen that is shown for the first time.
  private let new: ScreenState
  /// Called when any state that was read while drawing a picture has changed.
  private let onChange: @Sendable () -> Void
  private var entries: [PageState] = []
  /// The bookmarks of closed screens, by their paths from the root; the oldest first.
  private var left: [(path: String, bookmark: ScreenState.Bookmark)] = []

  init(new: ScreenState, onChange: @escaping @Sendable () -> Void) { (self.new, self.onChange) = (new, onChange) }

  /// The state of a page that ``match(_:)`` has seen; for any other page, a new state.
  subscript(_ page: any AnyPage) -> ScreenState {
    // Yield the state in place, because copying it, with everything that its filter has searched, takes longer than
    // most of its uses.
    _read {
      if let index = index(of: page) { yield entries[index].state } else { yield new }
    }
    _modify {
      if let index = index(of: page) {
        yield &entries[index].state
      } else {
        var state = new
        yield &state
      }
    }
  }

  private func index(of page: any AnyPage) -> Int? { entries.firstIndex { $0.page === page } }

  /// Returns whether any row that was read or searched on these pages has changed.
  func hasChanged(on pages: [any AnyPage]) -> Bool {
    entries.contains { entry in entry.state.hasChanged && pages.contains { $0 === entry.page } }
  }

  /// Keeps a bookmark for each closed page, and restores the bookmarks of new pages.
  ///
  /// Pass all pages from home to the top. The states of pages on other stacks stay unchanged.
  ///
  /// In a list that has not been seen yet, the row that leads to the page above the list is selected.
  mutating func match(_ pages: [any AnyPage]) {
    // A page's address may be reused, but a weak reference to a freed page stays nil.
    for gone in entries where gone.page == nil && gone.keepsPlace {
      left = left.filter { $0.path != gone.path }.suffix(Self.limit - 1) + [(gone.path, gone.state.bookmark)]
    }
    entries.removeAll { $0.page == nil }
    guard pages.contains(where: { index(of: $0) == nil }) else { return }
    let paths = pages.map(\.item.path)
    for (index, page) in pages.enumerated() where self.index(of: page) == nil {
      let path = paths[...index].joined(separator: "/")
      var state = new
      state.watch(onChange)
      var bookmark = left.last { $0.path == path }?.bookmark ?? ScreenState.Bookmark()
      if let above = paths.dropFirst(index + 1).first { bookmark.row = above }
      state.restore(bookmark)
      entries.append(
        PageState(page: page, path: path, keepsPlace: page.item.keepsPlace, state: state))
    }
  }

  /// Forgets the bookmarks of closed screens.
  mutating func forgetLeft() {
    entries.removeAll { $0.page == nil }
    left = []
  }

  /// Notes that the rows of all screens may have changed.
  mutating func rowsMayHaveChanged() {
    for index in entries.indices { entries[index].state.rowsMayHaveChanged() }
  }
}
