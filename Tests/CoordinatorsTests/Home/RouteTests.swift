import Coordinators
import Models
import Testing

struct RouteTests {
  @Test(arguments: [
    ("", Route.home), ("groups", .app(.groups)), ("dice", .app(.dice)), ("matches", .app(.matches)),
    ("matches/settings", .matchSettings), ("groups/7", .group("7")), ("groups/x y", .group("x y")),
  ])
  func `a path leads to its screen`(path: String, route: Route) {
    #expect(Route(path: path) == route)
  }

  @Test(arguments: [
    "grups", "dice/6", "matches/", "matches/setting", "matches/settings/", "groups/", "groups/7/", "groups/7/add", "/",
    "/groups", "Groups", " ",
  ])
  func `other paths lead nowhere`(path: String) {
    #expect(Route(path: path) == nil)
  }
}
