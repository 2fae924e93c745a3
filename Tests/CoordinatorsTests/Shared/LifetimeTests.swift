import Coordinators
import Fakes
import Models
import Testing
import TextUI
import TextUISupport

/// A screen that leaves the stack frees its whole calçot in the same turn: there is no `await` between act and check.
@Suite(.timeLimit(.minutes(1)))
struct LifetimeTests {
  /// How a screen is left: by one of its own commands, or from outside.
  enum WayOut: Equatable, CustomTestStringConvertible {
    case command(String)
    case popAll
    case popToRoot

    var testDescription: String {
      if case .command(let name) = self { name } else { "\(self)" }
    }

    @MainActor func take(_ app: App) {
      switch self {
      case .command(let name): app.give(name)
      case .popAll: app.navigation.popAll()
      case .popToRoot: app.navigation.popToRoot()
      }
    }
  }

  @Test(arguments: [WayOut.command("back"), .popAll])
  func `home is freed when it is left`(way: WayOut) {
    let app = App(at: .home)
    let home = Lifetime(ofTopOf: app)
    #expect(home.alive.isSuperset(of: ["HomeView", "Work", "RootCoordinator"]))
    way.take(app)
    #expect(home.alive == [])
  }

  @Test(arguments: [WayOut.command("back"), .popAll])
  func `the overview is freed when it is left`(way: WayOut) async {
    let app = App()
    await app.settle()
    let overview = Lifetime(ofTopOf: app)
    #expect(overview.alive.isSuperset(of: ["GroupsView", "Work", "GroupsInteractor", "GroupsCoordinator"]))
    way.take(app)
    #expect(overview.alive == [])
  }

  @Test(arguments: [WayOut.command("back"), .popToRoot, .popAll])
  func `the detail is freed when it is left`(way: WayOut) async {
    let app = App()
    await app.settle()
    app.give("open")
    await app.settle()
    let detail = Lifetime(ofTopOf: app)
    #expect(detail.alive.isSuperset(of: ["GroupView", "Work", "GroupInteractor", "GroupCoordinator"]))
    way.take(app)
    #expect(detail.alive == [])
  }

  @Test(arguments: [WayOut.command("pick"), .command("back"), .popToRoot, .popAll])
  func `the people picker is freed when it is left`(way: WayOut) async {
    let app = App(at: .group(Group.sample.id))
    await app.settle()
    app.give("add")
    await app.settle()
    let picker = Lifetime(ofTopOf: app)
    #expect(
      picker.alive.isSuperset(of: [
        "PeoplePickerView", "Work", "PeoplePickerViewModel", "PeoplePickerInteractor", "PeoplePickerCoordinator",
        "Answer<String>",
      ]))
    way.take(app)
    #expect(picker.alive == [])
  }

  @Test(arguments: [WayOut.command("confirm"), .command("cancel"), .popToRoot, .popAll])
  func `a question is freed when it is answered or left`(way: WayOut) async {
    let app = App()
    await app.settle()
    app.give("leave")
    let question = Lifetime(ofTopOf: app)
    #expect(question.alive.isSuperset(of: ["QuestionView", "Work", "QuestionCoordinator", "Answer<Bool>"]))
    way.take(app)
    #expect(question.alive == [])
  }

  @Test(arguments: [[], ["look"], ["look", "look"]], [WayOut.command("back"), .popAll, .popToRoot])
  func `the dice game is freed when it is left, with whichever look`(commands: [String], way: WayOut) {
    let app = App(at: .home)
    app.open(.dice)
    let game = Lifetime(ofTopOf: app)
    #expect(game.alive.isSuperset(of: ["DiceLabelView", "Work", "DiceViewModel", "DiceInteractor", "DiceCoordinator"]))
    for command in commands { app.give(command) }
    way.take(app)
    #expect(game.alive == [])
  }

  @Test func `another look frees the view, and nothing else`() {
    let app = App(at: .app(.dice))
    let game = Lifetime(ofTopOf: app)
    app.give("look")
    #expect(game.all.subtracting(game.alive) == ["DiceLabelView", "Work"])
  }

  @Test(arguments: [WayOut.command("back"), .popAll])
  func `the match game is freed when it is left`(way: WayOut) {
    let app = App(at: .app(.matches))
    app.give("take 1")
    let game = Lifetime(ofTopOf: app)
    #expect(
      game.alive.isSuperset(of: [
        "MatchesView", "Work", "MatchesViewModel", "MatchesInteractor", "MatchesCoordinator",
      ]))
    way.take(app)
    #expect(game.alive == [])
  }

  @Test(arguments: [WayOut.command("done"), .command("back"), .popToRoot, .popAll])
  func `the match settings are freed when they are left`(way: WayOut) {
    let app = App(at: .matchSettings)
    app.give("strategy smart")
    let settings = Lifetime(ofTopOf: app)
    #expect(
      settings.alive.isSuperset(of: [
        "MatchSettingsView", "Work", "WarningMatchSettingsViewModel", "MatchSettingsCoordinator",
        "Answer<MatchSettings>",
      ]))
    way.take(app)
    #expect(settings.alive == [])
  }

  @Test(arguments: [WayOut.command("confirm"), .popToRoot, .popAll])
  func `the end of a match game is freed when it is answered or left`(way: WayOut) {
    let app = App(at: .app(.matches))
    for _ in 0..<4 { app.give("take 3") }
    app.give("take 2")
    let end = Lifetime(ofTopOf: app)
    #expect(end.alive.isSuperset(of: ["QuestionView", "Work", "QuestionCoordinator", "Answer<Bool>"]))
    way.take(app)
    #expect(end.alive == [])
  }

  @Test(arguments: [WayOut.command("confirm"), .command("cancel"), .popToRoot, .popAll])
  func `the warning before a lost game is freed when it is answered or left`(way: WayOut) async {
    let app = App(at: .matchSettings)
    app.give("strategy smart")
    app.fill("initial", with: "17")
    app.give("done")
    let warning = Lifetime(ofTopOf: app)
    #expect(warning.alive.isSuperset(of: ["QuestionView", "Work", "QuestionCoordinator", "Answer<Bool>"]))
    way.take(app)
    #expect(warning.alive == [])
  }

  @Test(arguments: [WayOut.command("back"), .popAll])
  func `the list of books is freed when it is left`(way: WayOut) async {
    let app = App(at: .app(.books))
    await app.settle()
    let list = Lifetime(ofTopOf: app)
    #expect(list.alive.isSuperset(of: ["BooksView", "Work", "BooksViewModel", "BooksInteractor", "BooksCoordinator"]))
    way.take(app)
    #expect(list.alive == [])
  }

  @Test(arguments: [WayOut.command("back"), .popToRoot, .popAll])
  func `a book that is studied is freed when it is left`(way: WayOut) async {
    let app = App(at: .book(Book.sample.id))
    await app.settle()
    app.give("know", text: "2")
    await app.settle()
    let study = Lifetime(ofTopOf: app)
    #expect(study.alive.isSuperset(of: ["StudyView", "Work", "StudyViewModel", "StudyInteractor", "StudyCoordinator"]))
    way.take(app)
    #expect(study.alive == [])
  }

  private static let addingParts: Set = [
    "Work", "AddBookViewModel", "AddBookInteractor", "AddBookCoordinator", "Answer<String>",
  ]

  @Test(arguments: [WayOut.command("back"), .popToRoot, .popAll])
  func `adding a book is freed when its first screen is left`(way: WayOut) async {
    let app = App(at: .addBook)
    await app.settle()
    app.fill("name", with: "Rivers")
    let adding = Lifetime(ofTopOf: app)
    #expect(adding.alive.isSuperset(of: Self.addingParts.union(["AddBookNameView"])))
    way.take(app)
    #expect(adding.alive == [])
  }

  @Test(arguments: [WayOut.popToRoot, .popAll])
  func `adding a book is freed with both screens when its second is left for good`(way: WayOut) async {
    let (app, first, second) = await secondScreen()
    #expect(second.alive.isSuperset(of: Self.addingParts.union(["AddBookCountView"])))
    way.take(app)
    #expect(first.alive == [])
    #expect(second.alive == [])
  }

  @Test func `adding a book is freed with both screens when the book is created`() async {
    let (app, first, second) = await secondScreen()
    app.fill("count", with: "3")
    app.give("create")
    await eventually { app.navigation.stack.count == 1 }
    // The work that created the book ends a moment later than the screen on which it was started.
    await eventually { first.alive.isEmpty && second.alive.isEmpty }
    #expect(first.alive.union(second.alive) == [])
  }

  @Test func `going back from the second screen frees its view, and keeps the process`() async {
    let (app, first, second) = await secondScreen()
    app.give("back")
    #expect(second.all.subtracting(second.alive) == ["AddBookCountView"])
    #expect(first.alive == first.all)
  }

  private func secondScreen() async -> (App, first: Lifetime, second: Lifetime) {
    let app = App(at: .addBook)
    await app.settle()
    app.fill("name", with: "Rivers")
    let first = Lifetime(ofTopOf: app)
    app.give("ok")
    await app.settle()
    return (app, first, Lifetime(ofTopOf: app))
  }

  @Test(arguments: [WayOut.popToRoot, .popAll])
  func `settings that wait for an answer to their warning are told in the next turn, and go`(way: WayOut) async {
    let app = App(at: .matchSettings)
    let settings = Lifetime(ofTopOf: app)
    app.give("strategy smart")
    app.fill("initial", with: "17")
    app.give("done")
    way.take(app)
    await eventually { settings.alive.isEmpty }
  }

  @Test func `screens below the top stay alive`() async {
    let app = App(at: .home)
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

  /// No coordinator keeps the stack that it leads through.
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
      let app = App(at: .home)
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
    await eventually { lifetimes.allSatisfy(\.alive.isEmpty) }
    #expect(lifetimes.flatMap(\.alive) == [])
  }

  @Test func `a flow that waits for an answer ends when its own screen is left, and lets go`() async {
    let app = App()
    await app.settle()
    app.give("open")
    await app.settle()
    let detail = Lifetime(ofTopOf: app)
    app.give("add")
    await app.settle()
    app.navigation.popToRoot()
    // The answer "nobody" reaches the waiting flow in a turn of its own.
    await eventually { detail.alive.isEmpty }
    #expect(app.provider.calls.filter { if case .add = $0 { true } else { false } } == [])
  }

  @Test func `a screen that is left while it loads is freed when the answer comes, and shows nothing of it`() async {
    let app = App()
    await app.settle()
    app.provider.holdAnswers()
    app.give("open")
    let detail = Lifetime(ofTopOf: app)
    app.give("back")
    #expect(!detail.alive.contains("GroupView"))
    await app.provider.answer(call: 1)
    await eventually { detail.alive.isEmpty }
  }

  @Test func `the end of input frees every screen`() async throws {
    let app = App(at: .home)
    app.open(.groups)
    await app.settle()
    let overview = Lifetime(ofTopOf: app)
    let play = Play(["open 1", "add"], on: app.navigation)
    try await play.run()
    await eventually { overview.alive.isEmpty }
  }

  /// What the others rely on: a calçot that is kept is seen to be kept.
  @Test func `a cycle would be seen`() async {
    final class Keeper { var kept: (any TextView)? }
    let (app, keeper) = (App(), Keeper())
    await app.settle()
    let overview = Lifetime(ofTopOf: app)
    keeper.kept = app.navigation.top
    app.navigation.popAll()
    #expect(overview.alive == overview.all)
    keeper.kept = nil
    #expect(overview.alive == [])
  }
}
