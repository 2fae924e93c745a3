import Coordinators
import Fakes
import Foundation
import Models
import Testing

struct RouteTests {
  @Test(arguments: [
    ("", Route.home), ("groups", .app(.groups)), ("dice", .app(.dice)), ("matches", .app(.matches)),
    ("matches/settings", .matchSettings), ("books", .app(.books)), ("books/add", .addBook),
    ("books/7", .book("7")), ("groups/7", .group("7")), ("groups/x y", .group("x y")),
    ("groups/7/add", .addMember("7")), ("groups/7/rename", .renameGroup("7")), ("groups/add", .group("add")),
    ("/", .home), ("groups/", .app(.groups)), ("books/add/", .addBook), ("groups/7/add/", .addMember("7")),
    ("replies", .app(.replies)), ("replies/@Alice", .replies(.sample)), ("replies/alice", .replies(.sample)),
    ("replies/@bob@host.example", .replies(.named("bob@host.example"))),
  ])
  func `a path leads to its screen`(path: String, route: Route) {
    #expect(Route(path: path) == route)
  }

  @Test(arguments: [
    "grups", "books//", "books/add//", "books/add/count", "books/7/study", "dice/6", "matches//", "matches/setting",
    "matches/settings/x", "groups//", "groups//add", "groups/7/remove", "groups/7/add/1", "//",
    "/groups", "Groups", " ", "replies//", "replies/@", "replies/no name", "replies/@alice/profile", "groups/7/ADD",
  ])
  func `other paths lead nowhere`(path: String) {
    #expect(Route(path: path) == nil)
  }

  @Test(arguments: PathForm.allCases)
  func `each form of a path has a screen`(form: PathForm) throws {
    let path = form.rawValue.replacing("ID", with: "7").replacing("USER", with: "alice")
    #expect(try #require(Route(path: path)).path == path)
  }

  /// The rule of Docs/Terminal.md: what a screen says as its path can be given, and leads to a screen with that path.
  @Test(arguments: [
    (Route.home, ["open 1", "back", "open 2", "settings", "strategy wild", "done", "confirm"]),
    (.app(.books), ["add", "set name Rivers", "ok", "set count 3", "create", "study 1", "know", "back", "delete 1"]),
    (.app(.groups), ["open 1", "add", "pick 1", "remove 1", "confirm", "rename", "set name Owls", "save"]),
    (.app(.groups), ["leave 1", "confirm", "tab", "suggested", "join 1"]),
    (.app(.replies), ["set username alice", "go", "open 1", "back", "author 1", "back", "profile", "back"]),
  ])
  func `every path that a screen prints can be given`(start: Route, lines: [String]) async throws {
    let printed = try await Self.paths(printedFrom: start, lines)
    #expect(printed.count > lines.count)
    for path in Set(printed) {
      let route = try #require(Route(path: path), "\(path)")
      #expect(try await Self.paths(printedFrom: route, []) == [path])
    }
  }

  private static func paths(printedFrom route: Route, _ lines: [String]) async throws -> [String] {
    let transcript = try await App(at: route).transcript(of: lines, asJSON: true)
    return try transcript.split(separator: "\n").filter { $0.hasPrefix("{") }.map { line in
      let screen = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      return try #require(screen["path"] as? String)
    }
  }
}
