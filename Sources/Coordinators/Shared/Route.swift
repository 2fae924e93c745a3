import Models
import Navigation
import Presenting

/// A screen that the program can start with, given as a path on the command line.
nonisolated package struct Route: Sendable {
  private let pattern: RoutePattern
  /// What the user gives for the part in capitals; empty if there is none.
  private let given: String

  /// The screen on which an app is chosen.
  package static let home = Route(RoutePattern.all[0], "")

  private init(_ pattern: RoutePattern, _ given: String) { (self.pattern, self.given) = (pattern, given) }

  /// Creates the route for a path such as `groups/3`; the empty path is home, and a slash may follow any.
  package init?(path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast(path.hasSuffix("/") ? 1 : 0)
    for pattern in RoutePattern.all {
      guard let given = pattern.given(in: Array(parts)) else { continue }
      self.init(pattern, given)
      return
    }
    return nil
  }

  /// The path of the screen.
  package var path: String { pattern.path(with: given) }

  /// The app of the screen; home belongs to none.
  package var app: AppName? { AppName(rawValue: String(pattern.parts[0])) }

  /// Whether this screen, or one that it leads to, uses the store.
  package var usesStore: Bool { app?.usesStore ?? true }

  /// Returns what runs the command in which the path ends, if it ends in one, once the screens below have settled.
  @MainActor package func lead(on navigation: NavigationController) -> (() async -> Void)? {
    guard case .command(let command) = pattern.target else { return nil }
    return { [weak navigation] in
      await navigation?.settle()
      guard !Task.isCancelled, let page = navigation?.top, let command = command(page, given) else { return }
      navigation?.run(on: page) { () async throws(CommandError) in try await command(()) }
    }
  }

  /// Shows the screen, on top of the screens that lead to it; ``lead(on:)`` leads on from there.
  @MainActor package func show(on navigation: NavigationController, _ services: Services) {
    var place = Place(on: navigation)
    for pattern in pattern.fromRoot {
      if case .screen(let show, _) = pattern.target { show(given, place, services) }
      place = place.above
    }
  }

  /// Returns this route or, if what it shows no longer exists, that of the screen above it.
  @MainActor package func existing(in services: Services) async -> Route {
    var last = Route.home
    for pattern in pattern.fromRoot {
      if case .screen(_, let exists) = pattern.target, await !exists(given, services) { return last }
      last = Route(pattern, given)
    }
    return self
  }
}

nonisolated extension Route: Equatable {
  package static func == (left: Route, right: Route) -> Bool { left.path == right.path }
}
