import Models
import Navigation
import Presenting

/// A screen that the program can start with, given as a path on the command line.
nonisolated package struct Route: Sendable {
  private let pattern: RoutePattern
  /// The user's text for the part in capitals, such as 3 for `ID`; empty without such a part.
  private let given: String

  /// The screen on which an app is chosen.
  package static let home = Route(RoutePattern.all[0], "")

  private init(_ pattern: RoutePattern, _ given: String) {
    self.pattern = pattern
    self.given = given
  }

  /// Creates the route for a path such as `groups/3`; nil if it matches no kind of path.
  ///
  /// The empty path is home. A slash may follow any path.
  package init?(path: String) {
    var parts = path.split(separator: "/", omittingEmptySubsequences: false)
    if path.hasSuffix("/") { parts.removeLast() }
    for pattern in RoutePattern.all {
      guard let given = pattern.given(in: parts) else { continue }
      self.init(pattern, given)
      return
    }
    return nil
  }

  /// The path of the screen.
  package var path: String { pattern.path(with: given) }

  /// The app of the screen; nil for home.
  package var app: AppName? { AppName(rawValue: String(pattern.parts[0])) }

  /// Whether this screen, or a screen that it leads to, uses the store.
  package var usesStore: Bool { app?.usesStore ?? true }

  /// The root path of the screen's stack: the path of the screen's app, or home.
  package var root: String { app?.rawValue ?? Self.home.path }

  /// Returns a function that runs the command at the end of the path; nil if there is none.
  ///
  /// The command runs on the screen that is in front now.
  ///
  /// The function first waits until that screen has loaded, because the command acts on the loaded data.
  @MainActor package func lead(on navigation: NavigationController) -> (() async -> Void)? {
    guard case .command(let command) = pattern.target else { return nil }
    return { [weak navigation, weak page = navigation.top] in
      await navigation?.settle { page }
      guard !Task.isCancelled, let page, let command = command(page, given) else { return }
      navigation?.run(on: page) { () async throws(CommandError) in try await command(()) }
    }
  }

  /// Shows the screens along the path on top of the stack in front.
  @MainActor package func show(on navigation: NavigationController, _ services: Services) {
    show(on: Place(on: navigation), services)
  }

  /// Shows the screens along the path: the first at a place, the others above it.
  ///
  /// If the path ends in a command, this shows the screen that has the command, and ``lead(on:)`` does the rest.
  @MainActor package func show(on place: Place, _ services: Services) {
    var place = place
    for pattern in pattern.fromRoot {
      if case .screen(let show) = pattern.target { show(given, place, services) }
      place = place.above
    }
  }
}

nonisolated extension Route: Equatable {
  package static func == (left: Route, right: Route) -> Bool { left.path == right.path }
}
