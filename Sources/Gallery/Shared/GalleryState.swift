import Navigation
import Sessions

/// A screen in one of its states, built from sample data and fakes.
///
/// The documentation's pictures and the tests use these screens, and `Scripts/run gallery` shows them.
nonisolated package struct GalleryState: Sendable {
  /// The name of the screen and of the state, as in `groups/failed`.
  package let name: String
  /// The keys that bring the pages into the state.
  package let keys: [KeyPress]
  private let makePages: @MainActor @Sendable () -> [any AnyPage]

  /// Creates a state from its pages, from the root upwards.
  init(_ name: String, keys: [KeyPress] = [], _ pages: @escaping @MainActor @Sendable () -> [any AnyPage]) {
    self.name = name
    self.keys = keys
    makePages = pages
  }

  /// Every state of every screen.
  package static let all = home + dice + matches + books + groups + group + replies + question

  /// Finds a state by its name.
  package init?(named name: String) {
    guard let state = Self.all.first(where: { $0.name == name }) else { return nil }
    self = state
  }

  /// The part of the name before the slash: the screen.
  package var screen: Substring { name.prefix { $0 != "/" } }
  /// The part of the name after the slash: the condition of the screen.
  package var condition: Substring { name.dropFirst(screen.count + 1) }

  /// New pages, from the root upwards.
  @MainActor package var pages: [any AnyPage] { makePages() }

  /// Stacks with new pages.
  ///
  /// If the first page is home, the other pages are on the stack of their app, unless a modal page is directly above home.
  @MainActor package var navigation: NavigationController {
    let navigation = NavigationController()
    for page in pages {
      if navigation.stack.map(\.item.path) == [""], !page.item.presentation.isModal {
        navigation.turn(to: page.item.path) { $0.show(page) }
      } else {
        Place(on: navigation).show(page)
      }
    }
    return navigation
  }
}

nonisolated extension GalleryState: Equatable {
  package static func == (left: Self, right: Self) -> Bool { left.name == right.name }
}

nonisolated extension GalleryState: CustomStringConvertible {
  package var description: String { name }
}

nonisolated extension [KeyPress] {
  /// The keys that type text.
  static func typing(_ text: String) -> [KeyPress] { text.map { .character($0) } }
}
