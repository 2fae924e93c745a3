import Coordinators
import Fakes
import Interactors
import Models
import Navigation
import TestSupport
import Testing
import TextUISupport
import ViewModels

/// A screen that leaves the stack frees its whole calçot in the same turn: there is no `await` between act and check.
///
/// These are examples, and cases in which something is still going on. ``WaysOutTests`` leaves every screen in every way.
@Suite(.turnLimit)
struct LifetimeTests {
  /// How a screen is left: by one of its own commands, or from outside.
  enum WayOut: Equatable, CustomTestStringConvertible {
    case command(String)
    case popAll
    case popToRoot
    case startOver

    var testDescription: String {
      if case .command(let name) = self { name } else { "\(self)" }
    }

    @MainActor func take(_ app: App) {
      switch self {
      case .command(let name): app.give(name)
      case .popAll: app.navigation.popAll()
      case .popToRoot: app.navigation.popToRoot()
      case .startOver: app.startOver()
      }
    }
  }

  @Test(arguments: [WayOut.command("back"), .popToRoot, .popAll])
  func `the detail screen is freed when the user leaves it`(way: WayOut) async {
    let app = App()
    await app.settle()
    app.give("open")
    await app.settle()
    let detail = Lifetime(ofTopOf: app)
    #expect(detail.alive.isSuperset(of: ["Page<GroupView>", "Work", "GroupInteractor", "GroupCoordinator"]))
    way.take(app)
    #expect(detail.alive == [])
  }

  @Test(arguments: [WayOut.command("save"), .command("back"), .popToRoot, .popAll])
  func `the screen that renames a group is freed when the user saves or leaves`(way: WayOut) async {
    let app = App(at: "groups/\(Group.sample.id)")
    await app.settle()
    app.give("rename")
    await app.settle()
    app.fill("name", with: "Runners")
    let renaming = Lifetime(ofTopOf: app)
    #expect(
      renaming.alive.isSuperset(of: [
        "Page<RenameGroupView>", "Work", "RenameGroupViewModel", "RenameGroupInteractor", "RenameGroupCoordinator",
      ]))
    way.take(app)
    // Saving is work of the page, which ends a moment after the page has been left.
    if way == .command("save") { await eventually("the screen is freed") { renaming.alive.isEmpty } }
    #expect(renaming.alive == [])
  }

  @Test func `screens below the top stay alive`() async {
    let app = App(at: "")
    let home = Lifetime(ofTopOf: app)
    app.open(.groups)
    await app.settle()
    let overview = Lifetime(ofTopOf: app)
    app.give("open")
    await app.settle()
    let detail = Lifetime(ofTopOf: app)
    app.give("add")
    await app.settle()
    #expect(home.alive == home.all)
    #expect(overview.alive == overview.all)
    #expect(detail.alive == detail.all)
  }

  // All but the dice, which a tutorial begins without.
  @Test(arguments: [AppName.matches, .books, .groups, .replies])
  func `an app stays alive when the user leaves it, whether with home or with back`(name: AppName) async {
    let app = App(at: "")
    app.open(name)
    await app.settle()
    let root = Lifetime(ofTopOf: app)
    for way in ["home", "back"] {
      app.give(way)
      #expect(root.alive == root.all)
      app.open(name)
    }
  }

  /// No coordinator owns the stack that it leads through.
  @Test(
    arguments: [
      (AppName.groups, ["open", "add"]), (.groups, ["leave"]), (.dice, ["roll", "look"]),
      (.matches, ["settings", "strategy smart"]), (.matches, ["settings"]), (.books, ["add"]),
      (.books, ["study"]), (.books, ["delete"]),
    ])
  func `a stack that is dropped frees every screen on it`(name: AppName, commands: [String]) async {
    var lifetimes: [Lifetime] = []
    weak var navigation: NavigationController?
    do {
      let app = App(at: "")
      lifetimes.append(Lifetime(ofTopOf: app))
      app.open(name)
      await app.settle()
      lifetimes.append(Lifetime(ofTopOf: app))
      for command in commands {
        app.give(command)
        await app.settle()
        lifetimes.append(Lifetime(ofTopOf: app))
      }
      navigation = app.navigation
    }
    #expect(navigation == nil)
    await eventually("every screen is freed") { lifetimes.allSatisfy(\.alive.isEmpty) }
    #expect(lifetimes.flatMap(\.alive) == [])
  }

  @Test func `if the user leaves a screen whose flow waits for an answer, the flow ends and the screen is freed`() async
  {
    let app = App()
    await app.settle()
    app.give("open")
    await app.settle()
    let detail = Lifetime(ofTopOf: app)
    app.give("add")
    await app.settle()
    app.navigation.popToRoot()
    // The answer nil reaches the waiting flow in a separate turn.
    await eventually("the detail is freed") { detail.alive.isEmpty }
    #expect(app.provider.calls.filter { if case .apply = $0 { true } else { false } } == [])
  }

  @Test func `a screen that is left while it loads is freed when the answer arrives`() async {
    let app = App()
    await app.settle()
    app.provider.holdAnswers()
    app.give("open")
    let detail = Lifetime(ofTopOf: app)
    app.give("back")
    #expect(!detail.alive.contains("Page<GroupView>"))
    await eventually("the detail asks for its group") { app.provider.answer(.group(Group.sample.id)) }
    await eventually("the detail is freed") { detail.alive.isEmpty }
  }

  @Test func `a picker that is left during the pause before a search is freed, and does not search`() async {
    let clock = ManualClock()
    let app = App(at: "groups/\(Group.sample.id)/add", timer: clock)
    await app.settle()
    let picker = Lifetime(ofTopOf: app)
    app.fill("filter", with: "brien")
    await eventually("the search pauses") { clock.sleeperCount == 1 }
    app.give("back")
    #expect(!picker.alive.contains("Page<PeoplePickerView>"))
    await eventually("the picker is freed") { picker.alive.isEmpty }
    #expect(!app.provider.calls.contains(.people(matching: "brien", notIn: Group.sample.id)))
  }

  @Test func `the end of input also frees a screen below the top`() async throws {
    let app = App(at: "")
    app.open(.groups)
    await app.settle()
    let overview = Lifetime(ofTopOf: app)
    let play = Play(["open 1", "add"], on: app.navigation)
    try await play.run()
    await eventually("the overview is freed") { overview.alive.isEmpty }
  }

  /// The other tests rely on this: a calçot that is kept is noticed.
  @Test func `the test support notices a reference that keeps a page alive`() async {
    final class Keeper { var kept: (any AnyPage)? }
    let app = App()
    let keeper = Keeper()
    await app.settle()
    let overview = Lifetime(ofTopOf: app)
    keeper.kept = app.navigation.top
    app.navigation.popAll()
    #expect(overview.alive == overview.all)
    keeper.kept = nil
    #expect(overview.alive == [])
  }
}
