import Coordinators
import Fakes
import Foundation
import Interactors
import Models
import Navigation
import Presenting
import Sessions
import TestSupport
import Testing
import TextUI

struct RouteTests {
  @Test(arguments: [
    ("/", ""), ("groups/", "groups"), ("books/add/", "books/add"), ("groups/7/add/", "groups/7/add"),
    ("groups/x y", "groups/x y"), ("replies/@Alice", "replies/@alice"), ("replies/alice", "replies/@alice"),
    ("replies/@bob@host.example", "replies/@bob@host.example"),
  ])
  func `a path can be written in several ways`(written: String, path: String) {
    #expect(Route(path: written)?.path == path)
  }

  @Test(arguments: [
    ("", []), ("dice", ["dice"]), ("matches/settings", ["matches"]), ("books/add", ["books"]),
    ("books/7", ["books", "7"]),
    ("groups/7", ["groups", "7"]), ("groups/7/add", ["groups", "7"]), ("replies/@alice", ["replies"]),
  ])
  func `a path opens its screens`(path: String, screens: [String]) throws {
    let navigation = NavigationController()
    try #require(Route(path: path)).show(on: navigation, .sample())
    #expect(navigation.stack.map(\.item.path).filter { !$0.isEmpty } == screens)
  }

  @Test(arguments: RoutePattern.all.map(\.path))
  func `for every kind of path, the screen that opens has the same path`(pattern: String) async {
    let path = path(of: pattern)
    let app = App(at: path)
    await app.settle()
    #expect(app.navigation.history.refusal == nil)
    #expect(app.navigation.top.map(app.navigation.front.path) == path)
  }

  @Test(arguments: [
    "grups", "books//", "books/add//", "books/add/count", "books/7/study", "dice/6", "matches//", "matches/setting",
    "matches/settings/x", "groups//", "groups//add", "groups/7/remove", "groups/7/add/1", "//",
    "/groups", "Groups", " ", "replies//", "replies/@", "replies/no name", "replies/@alice/profile", "groups/7/ADD",
  ])
  func `an invalid path opens no screen`(path: String) {
    #expect(Route(path: path) == nil)
  }

  private func path(of pattern: String) -> String {
    pattern.replacing("ID", with: Group.sample.id).replacing("USER", with: "alice")
  }

  @Test(arguments: ["groups/77", "groups/77/add", "books/77"])
  func `a path to something that does not exist opens a screen with an error, from which the user can go back`(
    path: String
  )
    async throws
  {
    let app = App(at: path)
    await app.settle()
    #expect(app.navigation.stack.map(\.item.path) == [String(path.prefix { $0 != "/" }), "77"])
    let screen = try #require(app.navigation.top?.screen)
    #expect(screen.notice?.kind == .error)
    app.give("back")
    #expect(app.navigation.stack.count == 1)
  }

  /// The rule of Terminal.md: what a screen says as its path can be given, and leads to a screen with that path.
  @Test(arguments: [
    ("", ["open 1", "back", "open 2", "settings", "strategy wild", "done", "confirm"]),
    ("books", ["add", "set name Rivers", "ok", "set count 3", "create", "study 1", "know", "back", "delete 1"]),
    ("groups", ["open 1", "add", "pick 1", "remove 1", "confirm", "rename", "set name Owls", "save"]),
    ("groups", ["leave 1", "confirm", "tab", "suggested", "join 1"]),
    ("replies", ["set username alice", "go", "open 1", "back", "author 1", "back", "profile", "back"]),
  ])
  func `every path that a screen prints can be opened`(start: String, lines: [String]) async throws {
    let printed = try await Self.paths(printedFrom: start, lines)
    #expect(printed.count > lines.count)
    for path in Set(printed) {
      #expect(try await Self.paths(printedFrom: path, []) == [path])
    }
  }

  private static func paths(printedFrom path: String, _ lines: [String]) async throws -> [String] {
    let transcript = try await App(at: path).transcript(of: lines, asJSON: true)
    return try transcript.split(separator: "\n").filter { $0.hasPrefix("{") }.map { line in
      let screen = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      return try #require(screen["path"] as? String)
    }
  }
}
