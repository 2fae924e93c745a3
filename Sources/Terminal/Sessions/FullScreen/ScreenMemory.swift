import Localization
import TextUI

/// The states of the screens on the stack; each lives as long as its page.
///
/// Owned by the session.
struct ScreenMemory {
  private struct PageState {
    weak var page: (any AnyPage)?
    var state: ScreenState
  }

  private let language: Language
  private let isAnimated: Bool
  private var entries: [PageState] = []

  init(language: Language, isAnimated: Bool) {
    self.language = language
    self.isAnimated = isAnimated
  }

  /// The state of a page's screen; a new one if the page has not been seen before.
  subscript(_ page: any AnyPage) -> ScreenState {
    get { entries.first { $0.page === page }?.state ?? ScreenState(language: language, isAnimated: isAnimated) }
    set {
      // A page's address may be reused, but a weak reference to a freed page stays nil.
      entries.removeAll { $0.page == nil }
      if let index = entries.firstIndex(where: { $0.page === page }) {
        entries[index].state = newValue
      } else {
        entries.append(PageState(page: page, state: newValue))
      }
    }
  }

  /// Forgets the filter matches of all screens.
  mutating func forgetMatches() {
    for index in entries.indices {
      entries[index].state.filter.forgetMatches()
    }
  }
}
