import Coordinators
import Interactors
import Localization
import Models
import Navigation
import Sessions
import Texts

extension CurrentSession {
  /// Shows a screen on each stack, and brings one of the stacks to the front.
  ///
  /// - Parameters:
  ///   - routes: The screens, from home on.
  ///   - front: The screen in front, which is one of them.
  ///   - navigation: The controller that shows them.
  /// - Returns: A function that runs the commands in which paths end; nil if no path ends in a command.
  func show(_ routes: [Route], inFront front: Route, on navigation: NavigationController) -> (() async -> Void)? {
    var leadInFront: (() async -> Void)?
    var leadsBehind: [() async -> Void] = []
    for route in routes {
      guard let lead = open(route, on: navigation) else { continue }
      if route.root == front.root { leadInFront = lead } else { leadsBehind.append(lead) }
    }
    navigation.turn(to: front.root) { _ in }
    guard !leadsBehind.isEmpty else { return leadInFront }
    return { [leadInFront, leadsBehind] in
      // These tasks are not cancelled with this function, because a key ends only the work of the screen in front.
      let tasks = leadsBehind.map { lead in Task { await lead() } }
      await leadInFront?()
      for task in tasks { await task.value }
    }
  }

  /// Brings the stack of a screen to the front, at this screen.
  ///
  /// - Returns: A function that runs the command in which the path ends; nil if there is nothing to run.
  private func open(_ route: Route, on navigation: NavigationController) -> (() async -> Void)? {
    var isNew = false
    navigation.turn(to: route.root, at: route.path) { place in
      route.show(on: place, services)
      isNew = true
    }
    return isNew ? route.lead(on: navigation) : nil
  }

  /// Returns the palette's destinations: paths without placeholders, all groups and all books.
  package func destinations(on navigation: NavigationController) -> Destinations {
    Destinations { [self] in
      var found = RoutePattern.all.filter { !$0.path.isEmpty && !$0.path.contains(where: \.isUppercase) }
        .map { (path: $0.path, help: $0.help) }
      if let unread = try? await services.groups.news().unreadCount, unread > 0 {
        found = found.map { $0.path == "groups/news" ? ($0.path, "\($0.help) · \(.groups(.unreadNews(unread)))") : $0 }
      }
      let groups = try? await services.groups.groupNames()
      found += groups?.map { (path: "groups/\($0.id)", help: Text(verbatim: $0.name)) } ?? []
      let books = try? await services.books.books()
      return found + (books?.map { (path: "books/\($0.id)", help: Text(verbatim: $0.name)) } ?? [])
    } open: { [self, weak navigation] path in
      guard let navigation, let route = Route(path: path) else { return nil }
      return open(route, on: navigation)
    }
  }
}
