import Fakes
import Interactors
import Localization
import Models
import Observation
import Synchronization
import Testing
import TextUI
import TextUISupport
import TextViews
import ViewModels

@Suite(.timeLimit(.minutes(1)))
struct RepliesViewTests {
  private let interactor = RepliesFakeInteractor()
  private let coordinator = RepliesFakeCoordinator()
  private let viewModel: RepliesViewModel
  private let view: RepliesView

  init() {
    viewModel = RepliesViewModel(interactor: interactor, coordinator: coordinator)
    view = RepliesView(viewModel: viewModel, strings: Strings(.en))
  }

  @Test func `at first it shows the field and a button that cannot be pressed`() async throws {
    #expect(
      try await lines(of: view) == """
        == Replies ==
        User name (username): 
        [Go] go (not now)
        Type a user name and go, to see who has replied.


        """)
  }

  @Test func `it shows who is shown, and the replies with author, text and age`() async throws {
    (interactor.list, interactor.fetch) = (.sample(), .finished)
    #expect(
      try await lines(of: view) == """
        == Replies ==
        User name (username): 
        [Go] go (not now)
        [ AF ]
        @alice, Alice Ferrer
        2 replies
         1. [BS] Bob Spryn: @alice I am, with two friends. (5 min) >
         2. [C] @carla: (warning: food) (1 h) >


        """)
  }

  @Test func `while there is more the last row says so`() async throws {
    (interactor.list, interactor.fetch) = (.sample(isComplete: false), .finished)
    #expect(try await lines(of: view).hasSuffix("(1 h) >\n    There may be more: “more” loads them.\n\n"))
  }

  @Test func `a failure stands beside the replies that are there, before what is missing`() async throws {
    (interactor.list, interactor.fetch) = (.of([.sampleReply], isComplete: false, hidden: 1), .failed(.timedOut))
    let shown = try await lines(of: view)
    #expect(shown.contains(" 1. [BS] Bob Spryn:"))
    #expect(shown.hasSuffix("Error: The server took too long to answer. Try again.\n\n"))
    interactor.fetch = .finished
    #expect(try await lines(of: view).hasSuffix("Warning: The server counts 1 more reply than it shows.\n\n"))
  }

  @Test func `its path names who is shown`() {
    #expect(view.screen.path == "replies")
    interactor.list = .sample()
    #expect(view.screen.path == "replies/@alice")
  }

  @Test func `its commands are those that make sense`() {
    #expect(view.screen.enabledCommands == ["back"])
    viewModel.username = "bob"
    #expect(view.screen.enabledCommands == ["go", "back"])
    (interactor.list, interactor.fetch) = (.sample(isComplete: false), .finished)
    #expect(view.screen.enabledCommands == ["go", "open", "more", "profile", "author", "back"])
    interactor.fetch = .failed(.timedOut)
    #expect(view.screen.enabledCommands == ["go", "open", "more", "retry", "profile", "author", "back"])
    (interactor.list, interactor.fetch) = (.of([]), .finished)
    #expect(view.screen.enabledCommands == ["go", "profile", "back"])
  }

  @Test func `coming up, it looks up who is named already`() async {
    viewModel.username = "@alice"
    view.load()
    await eventually { !view.work.isBusy }
    #expect(interactor.calls == [.fetchReplies(to: .sample)])
  }

  @Test func `its end asks for more only while the view model wants it`() {
    for (fetch, asks) in [(Fetch<RepliesError>.finished, true), (.running, false), (.failed(.timedOut), false)] {
      (interactor.list, interactor.fetch) = (.sample(isComplete: false), fetch)
      #expect((view.screen.list?.ending?.prefetch != nil) == asks)
    }
    #expect(interactor.calls == [])
  }

  @Test func `several changes in one turn are one picture`() async {
    let navigation = NavigationController()
    navigation.push(view)
    let play = await FullScreenPlay(on: navigation)
    let before = play.terminal.pictures
    viewModel.username = "alice"
    interactor.list = .sample(isComplete: false)
    interactor.list = .sample()
    interactor.fetch = .finished
    await play.settle()
    #expect(play.terminal.pictures == before + 1)
    #expect(play.text.contains("2 replies\n"))
  }

  @Test func `one request is made, however many look on`() async {
    interactor.stock = [.sample()]
    viewModel.username = "alice"
    let looks = Mutex(0)
    for _ in 0..<3 {
      withObservationTracking {
        _ = view.screen
      } onChange: {
        looks.withLock { $0 += 1 }
      }
    }
    view.load()
    await eventually { !view.work.isBusy }
    #expect(looks.withLock { $0 } == 3)
    #expect(interactor.calls.count == 1)
  }

  @Test func `Enter in the field looks up who is typed`() async {
    interactor.stock = [.sample()]
    let navigation = NavigationController()
    navigation.push(view)
    let play = await FullScreenPlay(on: navigation)
    await play.press(.enter)
    #expect(play.text.contains("Type a user name first"))
    await play.type("alice")
    await play.press(.enter)
    #expect(play.text.contains("@alice, Alice Ferrer"))
    #expect(interactor.calls == [.fetchReplies(to: .sample)])
    await play.press(.tab, .tab, .enter)
    await play.settle()
    #expect(coordinator.calls == [.post("103")])
  }
}
