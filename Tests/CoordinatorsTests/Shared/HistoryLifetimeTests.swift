import Coordinators
import Fakes
import Interactors
import Localization
import Models
import Navigation
import TestSupport
import Testing
import TextUISupport

/// The history outlives the screens on which something was written, and keeps none of them.
@Suite(.turnLimit)
struct HistoryLifetimeTests {
  @Test(
    arguments: [
      (AppName.groups, ["leave", "confirm"]), (.groups, ["invited", "decline", "confirm"]), (.groups, ["create"]),
      (.groups, ["open", "add", "pick"]), (.groups, ["open", "remove"]), (.groups, ["open", "rename", "save"]),
      (.books, ["delete"]), (.books, ["add", "ok", "create"]), (.books, ["study", "know"]),
    ])
  func `a write can be undone even after all its screens have been freed`(
    name: AppName, commands: [String]
  ) async throws {
    let app = App(at: "")
    let before = try await stored(in: app)
    app.open(name)
    await app.settle()
    var lifetimes: [Lifetime] = []
    for command in commands {
      app.fill("name", with: "Runners")
      app.fill("count", with: "3")
      lifetimes.append(Lifetime(ofTopOf: app))
      // In a group, the first row is the user's own.
      app.give(command, row: command == "remove" ? 1 : 0, text: "2")
      await app.settle()
    }
    #expect(try await stored(in: app) != before)
    // Its stack begins with another page.
    app.navigation.turn(to: name.rawValue, at: "elsewhere") { place in
      place.show(Page(PlainView.self, PlainView.ViewModel("Elsewhere", path: name.rawValue)))
    }
    #expect(lifetimes.flatMap(\.alive) == [])
    app.give("undo")
    await app.settle()
    #expect(try await stored(in: app) == before)
  }

  /// All groups and books, in words.
  private func stored(in app: App) async throws -> [String] {
    var stored = try await app.bookProvider.books().map { "\($0)" }
    for category in GroupCategory.allCases {
      for group in try await app.provider.groupsList(of: category).groups {
        stored.append("\(try await app.provider.group(group.id))")
      }
    }
    return stored
  }
}
