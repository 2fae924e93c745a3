import Coordinators
import Interactors
import Localization
import Models
import Navigation
import Sessions
import Texts

extension CurrentSession {
  /// Returns the destinations of the palette: every path, and the groups and books by their names, of whoever acts then.
  package func destinations(on navigation: NavigationController) -> Destinations {
    Destinations { [self] in
      var found = RoutePattern.all.filter { !$0.path.isEmpty && !$0.path.contains(where: \.isUppercase) }
        .map { (path: $0.path, help: $0.help) }
      for category in GroupCategory.allCases {
        let list = try? await services.groups.groupsList(of: category)
        found += list?.groups.map { (path: "groups/\($0.id)", help: "\($0.name)") } ?? []
      }
      let books = try? await services.books.books()
      return found + (books?.map { (path: "books/\($0.id)", help: "\($0.name)") } ?? [])
    } open: { [self, weak navigation] path in
      guard let navigation, let route = Route(path: path), let app = route.app else { return nil }
      var lead: (() async -> Void)?
      navigation.turn(to: app.rawValue, at: route.path) { place in
        route.show(on: place, services)
        lead = route.lead(on: navigation)
      }
      return lead
    }
  }
}
