import Coordinators
import Models
import Testing

struct RouteTests {
  @Test(arguments: [
    ("", Route.home), ("groups", .app(.groups)), ("groups/7", .group("7")), ("groups/x y", .group("x y")),
  ])
  func `a path leads to its screen`(path: String, route: Route) {
    #expect(Route(path: path) == route)
  }

  @Test(arguments: ["grups", "groups/", "groups/7/", "groups/7/add", "/", "/groups", "Groups", " "])
  func `other paths lead nowhere`(path: String) {
    #expect(Route(path: path) == nil)
  }
}
