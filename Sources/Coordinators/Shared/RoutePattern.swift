import Localization
import Navigation
import Presenting
import Texts

/// A kind of path that the program can start with, and its destination.
///
/// The first parts of the path are the paths of the screens below.
nonisolated package struct RoutePattern: Sendable {
  /// The destination of the path; each function is called with the user's text.
  enum Target: Sendable {
    case screen(show: @MainActor @Sendable (String, Place, Services) -> Void)
    /// The screen that a command of the page below opens.
    case command(@MainActor @Sendable (any AnyPage, String) -> Command<Void>?)
  }

  /// The path; the part in capitals stands for the user's text.
  package let path: String
  /// A few words about the screen that the path shows.
  package let help: Text
  let target: Target
  /// Returns the user's text in the form used in paths; nil for invalid text.
  private let normalized: @Sendable (String) -> String?

  /// Every kind of path.
  package static let all = home + dice + matches + books + groups + replies

  private static let home = [
    screen("", .home(.path)) { _, place, services in HomeCoordinator.show(on: place, services) }
  ]

  /// Creates the pattern for a screen that a coordinator shows.
  static func screen(
    _ path: String, _ help: Text, show: @escaping @MainActor @Sendable (String, Place, Services) -> Void
  ) -> RoutePattern {
    RoutePattern(path: path, help: help, target: .screen(show: show)) { $0 }
  }

  /// Creates the pattern for a screen that a command of the page below opens.
  ///
  /// The user can run the same command by its key, so a path cannot do anything that the user could not. `command`
  /// returns nil for a page of another kind.
  static func command(
    _ path: String, _ help: Text, normalized: @escaping @Sendable (String) -> String? = { $0 },
    command: @escaping @MainActor @Sendable (any AnyPage, String) -> Command<Void>?
  ) -> RoutePattern {
    RoutePattern(path: path, help: help, target: .command(command), normalized: normalized)
  }

  /// The parts of the path.
  package var parts: [Substring] { path.split(separator: "/", omittingEmptySubsequences: false) }

  /// Returns the path, with the user's text in place of the part in capitals.
  func path(with given: String) -> String { path.replacing(/[A-Z]+/, with: given) }

  /// Returns the user's text in a path, such as 3 in `groups/3`.
  ///
  /// It returns nil for another kind of path, and for invalid text.
  ///
  /// The text is empty if this kind of path has no part in capitals.
  func given(in parts: [Substring]) -> String? {
    guard parts.count == self.parts.count else { return nil }
    var given = ""
    for (own, part) in zip(self.parts, parts) {
      if own.contains(where: \.isUppercase), !part.isEmpty {
        given = String(part)
      } else if own != part {
        return nil
      }
    }
    return normalized(given)
  }

  /// The kinds of path of the screens below, from the root upwards, and then this kind.
  var fromRoot: [RoutePattern] {
    Self.all.filter { $0.path == path || !$0.path.isEmpty && path.hasPrefix("\($0.path)/") }
  }
}

extension AnyPage {
  /// Returns the page's view model if the page has this type of view; otherwise nil.
  func viewModel<View: PageView>(of view: View.Type) -> View.ViewModel? { (self as? Page<View>)?.viewModel }
}
