import Changes
import Localization
import Navigation
import Presenting
import TestSupport
import Testing
import TextUI
import TextUISupport

/// A form with a path.
private struct FormView: TextView {
  let viewModel: String

  var item: NavigationItem { NavigationItem(path: viewModel, title: "", presentation: .form) }
  var screen: Screen { Screen(elements: [], commands: []) }
}

/// Several stacks, of which one is in front.
@Suite(.turnLimit)
struct StacksTests {
  private let navigation = NavigationController()
  private let home: Place

  init() {
    home = Place(on: navigation)
    home.show(Self.page("home"))
  }

  private static func page(_ path: String) -> Page<PlainView> {
    let viewModel = PlainView.ViewModel("\(path)", path: path)
    return Page(PlainView.self, viewModel, load: viewModel.load)
  }

  /// Turns to a stack, which begins with a page of its name.
  ///
  /// - Returns: The place of that page; nil if it was there.
  @discardableResult
  private func turn(to name: String) -> Place? {
    var begun: Place?
    home.turn(to: name) { place in
      place.show(Self.page(name))
      begun = place
    }
    return begun
  }

  private var paths: [String] { navigation.stack.map(\.item.path) }

  // MARK: To the front

  @Test func `a new stack begins with the given page`() {
    turn(to: "a")
    #expect(paths == ["a"])
    #expect(!navigation.isHome)
  }

  @Test func `an existing stack comes to the front unchanged`() {
    let a = turn(to: "a")
    a?.above.show(Self.page("a1"))
    let top = navigation.top
    navigation.goHome()
    turn(to: "b")
    #expect(turn(to: "a") == nil)
    #expect(navigation.top === top)
    #expect(paths == ["a", "a1"])
  }

  @Test func `home comes to the front when it is requested by name`() {
    turn(to: "a")
    #expect(turn(to: "home") == nil)
    #expect(navigation.isHome)
  }

  @Test func `if another path is requested for a stack, the stack gets new pages, and its old pages are freed`() {
    let a = turn(to: "a")
    weak let top = navigation.top
    a?.above.show(Self.page("a1"))
    navigation.goHome()
    navigation.turn(to: "a", at: "a") { $0.show(Self.page("a")) }
    #expect(top == nil)
    #expect(paths == ["a"])
  }

  @Test func `if the requested path is already open in a stack, the stack is left unchanged`() {
    let a = turn(to: "a")
    a?.above.show(Self.page("a1"))
    let top = navigation.top
    navigation.goHome()
    navigation.turn(to: "a", at: "a/a1") { _ in Issue.record("something else is shown") }
    #expect(navigation.top === top)
  }

  @Test func `a write can be undone on its stack even after the stack's pages were replaced`() async {
    turn(to: "a")
    await write(on: navigation.top)
    navigation.goHome()
    navigation.turn(to: "a", at: "a/a1") { place in
      place.show(Self.page("a"))
      place.above.show(Self.page("a1"))
    }
    #expect(navigation.history.undoable.count == 1)
  }

  @Test func `a stack that shows nothing does not come to the front`() {
    navigation.turn(to: "a") { _ in }
    #expect(navigation.isHome)
    turn(to: "b")
    #expect(navigation.stacks.map(\.name) == ["home", "b"])
  }

  // MARK: Back

  @Test func `going back from the first page of a stack shows home, and keeps the stack`() {
    turn(to: "a")
    let root = navigation.top
    navigation.goBack()
    #expect(paths == ["home"])
    turn(to: "a")
    #expect(navigation.top === root)
  }

  @Test func `going back from home ends the run, even if other stacks are open`() {
    turn(to: "a")
    navigation.goHome()
    navigation.goBack()
    #expect(navigation.top == nil)
  }

  @Test func `popping all stacks frees their pages`() {
    turn(to: "a")
    weak let page = navigation.top
    navigation.goHome()
    navigation.popAll()
    #expect(page == nil)
    #expect(navigation.top == nil)
  }

  @Test func `when the first page of a stack is removed, the stack is closed, and home comes to the front`() {
    let a = turn(to: "a")
    a?.leave()
    #expect(paths == ["home"])
    #expect(turn(to: "a") != nil)
  }

  @Test func `the titles of a page begin with home, but the path of a page does not`() {
    let a = turn(to: "a")
    let page = Self.page("a1")
    a?.above.show(page)
    #expect(navigation.front.trail(of: page) == ["home", "a", "a1"])
    #expect(navigation.front.path(to: page) == "a/a1")
  }

  // MARK: What ends late

  /// Reports a write on a page.
  private func write(on page: (any AnyPage)?) async {
    guard let page else { return }
    navigation.run(on: page) { Outcome("done", undo: Undo { throw CommandError("No.") }) }
    await eventually("it is done") { !page.work.isBusy }
  }

  @Test func `showing a page on another stack does not bring that stack to the front`() {
    let a = turn(to: "a")
    navigation.goHome()
    a?.above.show(Self.page("a1"))
    #expect(paths == ["home"])
    turn(to: "a")
    #expect(paths == ["a", "a1"])
  }

  @Test func `showing a form on another stack does not bring that stack to the front`() {
    let a = turn(to: "a")
    navigation.goHome()
    a?.above.show(Page(FormView.self, "form"))
    #expect(paths == ["home"])
    turn(to: "a")
    #expect(paths == ["a", "form"])
  }

  @Test func `removing a page from another stack does not bring that stack to the front`() {
    let a = turn(to: "a")
    let above = a?.above
    above?.show(Self.page("a1"))
    navigation.goHome()
    above?.leave()
    #expect(paths == ["home"])
    turn(to: "a")
    #expect(paths == ["a"])
  }

  @Test func `a write that ends while another stack is in front is reported and undone on the stack where it began`()
    async throws
  {
    turn(to: "a")
    let page = try #require(navigation.top)
    let (gate, opener) = AsyncStream.makeStream(of: Void.self)
    navigation.run(on: page) {
      for await _ in gate {}
      return Outcome("done", undo: Undo { throw CommandError("No.") })
    }
    turn(to: "b")
    opener.finish()
    await eventually("it is done") { !page.work.isBusy }
    #expect(navigation.history.newest == nil)
    #expect(navigation.history.undoable.isEmpty)
    turn(to: "a")
    #expect(navigation.history.newest?.outcome.text == "done")
    #expect(navigation.history.undoable.count == 1)
  }

  // MARK: Over again

  @Test func `starting over frees all stacks, with their pages and histories, in the same turn`() async {
    weak let root = navigation.top
    await write(on: navigation.top)
    turn(to: "a")
    await write(on: navigation.top)
    weak let page = navigation.top
    weak let stack = navigation.front
    weak let history = navigation.history
    navigation.goHome()
    home.startOver { $0.show(Self.page("other")) }
    #expect(root == nil)
    #expect(page == nil)
    #expect(stack == nil)
    #expect(history == nil)
    #expect(navigation.stacks.map(\.name) == ["other"])
    #expect(navigation.isHome)
    #expect(navigation.history.undoable.isEmpty)
  }

  @Test func `starting over cancels running work`() async {
    let a = turn(to: "a")
    let cancelled = AsyncStream.makeStream(of: Void.self)
    navigation.top?.work.start {
      await withTaskCancellationHandler {
        await untilCancelled()
      } onCancel: {
        cancelled.continuation.finish()
      }
    }
    a?.startOver { $0.show(Self.page("other")) }
    for await _ in cancelled.stream {}
  }

  @Test func `a place whose page has left the stack can neither bring another stack to the front nor start over`() {
    let a = turn(to: "a")
    a?.leave()
    a?.turn(to: "b") { $0.show(Self.page("b")) }
    a?.startOver { $0.show(Self.page("other")) }
    #expect(paths == ["home"])
  }

  @Test func `the titles of a stack show which screens were open when the user left the stack`() {
    #expect(home.titles(on: "a").isEmpty)
    let a = turn(to: "a")
    a?.above.show(Self.page("a1"))
    navigation.goHome()
    #expect(home.titles(on: "a") == ["a", "a1"])
  }
}
