import Coordinators
import Fakes
import Models
import Testing

struct RouteTests {
  @Test(arguments: [
    ("", Route.home), ("groups", .app(.groups)), ("dice", .app(.dice)), ("matches", .app(.matches)),
    ("matches/settings", .matchSettings), ("books", .app(.books)), ("books/add", .addBook),
    ("books/7", .book("7")), ("groups/7", .group("7")), ("groups/x y", .group("x y")),
    ("replies", .app(.replies)), ("replies/@Alice", .replies(.sample)), ("replies/alice", .replies(.sample)),
    ("replies/@bob@host.example", .replies(.named("bob@host.example"))),
  ])
  func `a path leads to its screen`(path: String, route: Route) {
    #expect(Route(path: path) == route)
  }

  @Test(arguments: [
    "grups", "books/", "books/add/", "books/add/count", "books/7/study", "dice/6", "matches/", "matches/setting",
    "matches/settings/", "groups/", "groups/7/", "groups/7/add", "/",
    "/groups", "Groups", " ", "replies/", "replies/@", "replies/no name", "replies/@alice/profile",
  ])
  func `other paths lead nowhere`(path: String) {
    #expect(Route(path: path) == nil)
  }
}
