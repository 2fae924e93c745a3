import Changes
import Fakes
import Interactors
import Localization
import Models
import Navigation
import Observation
import Sessions
import Synchronization
import TestSupport
import Testing
import TextUI
import TextUISupport
import TextViews
import ViewModels

@Suite(.turnLimit)
struct RepliesViewTests {
  private let interactor = RepliesFakeInteractor()
  private let coordinator = RepliesFakeCoordinator()
  private let viewModel: RepliesViewModel

  init() {
    viewModel = RepliesViewModel(interactor: interactor, coordinator: coordinator)
  }

  private var screen: Screen { RepliesView(viewModel: viewModel).screen }

  private func lines() async throws -> String { try await TextViewsTests.lines(of: RepliesView.self, viewModel) }

  /// The view on a separate stack.
  private func page() -> (page: any AnyPage, navigation: NavigationController) {
    let page = Page(RepliesView.self, viewModel)
    let navigation = NavigationController()
    Place(on: navigation).show(page)
    return (page, navigation)
  }

  // MARK: What it shows

  @Test func `at first, the screen shows the field and a disabled button`() async throws {
    let shown = try await lines()
    #expect(
      shown == """
        == Replies ==
        User name (username): 
        [Go] go (not now)
        Type a user name to see who has replied.


        """)
  }

  @Test func `the screen shows the user, and the replies with author, text and age`() async throws {
    interactor.list = .loaded(.sample())
    let shown = try await lines()
    #expect(
      shown == """
        == Replies ==
        User name (username): 
        [Go] go (not now)
        @alice, Alice Ferrer
        2 replies
         1. Bob Spryn: I am, with two friends. (5 min)
         2. @carla: (warning: food) (1 h)


        """)
  }

  @Test func `if there may be more replies, the line after the last row shows this and the command that loads more`()
    async throws
  {
    interactor.list = .loaded(.sample(isComplete: false))
    let shown = try await lines()
    #expect(shown.hasSuffix("(1 h)\n    There may be more. [More] more\n\n"))
  }

  @Test func `if a fetch fails, the screen keeps the replies and shows the error, with the command for a retry`()
    async throws
  {
    interactor.list = .failed(.timedOut, last: .of([.sampleReply], isComplete: false))
    let shown = try await lines()
    #expect(shown.contains(" 1. Bob Spryn:"))
    #expect(shown.hasSuffix("Error: The server took too long to answer. Try again with “retry”.\n\n"))
  }

  @Test func `if a retry cannot help, the screen names the command or option that can`() async throws {
    interactor.list = .failed(.closed, last: nil)
    let shown = try await lines()
    #expect(
      shown.hasSuffix(
        "Error: This server only answers signed-in users. You can choose another server with --server.\n\n"))
  }

  @Test func `hidden replies are reported in a warning`() async throws {
    interactor.list = .loaded(.of([.sampleReply], isComplete: false, hidden: 1))
    let shown = try await lines()
    #expect(shown.hasSuffix("Warning: The server counts 1 more reply than is shown here.\n\n"))
  }

  @Test func `the path of the screen contains the name of the user`() {
    #expect(RepliesView(viewModel: viewModel).item.path == "replies")
    interactor.list = .loaded(.sample())
    #expect(RepliesView(viewModel: viewModel).item.path == "replies/@alice")
  }

  // MARK: What it offers

  @Test func `only the commands that can succeed are enabled`() {
    #expect(screen.enabledCommands == [])
    viewModel.username = "bob"
    #expect(screen.enabledCommands == ["go"])
    interactor.list = .loaded(.sample(isComplete: false))
    #expect(screen.enabledCommands == ["go", "open", "more", "profile", "author"])
    interactor.list = .failed(.timedOut, last: .sample(isComplete: false))
    #expect(screen.enabledCommands == ["go", "open", "more", "retry", "profile", "author"])
    interactor.list = .failed(.closed, last: .sample(isComplete: false))
    #expect(screen.enabledCommands == ["go", "open", "more", "profile", "author"])
    interactor.list = .loaded(.of([]))
    #expect(screen.enabledCommands == ["go", "profile"])
  }

  @Test func `at every keystroke, the reason why the name is invalid is shown below the field`() async throws {
    viewModel.username = "al"
    #expect(try await !lines().contains("A user name has"))
    viewModel.username = "al!"
    let answer = try await lines()
    #expect(answer.contains("User name (username): al!\nA user name can contain the letters a to z, digits and _, "))
    #expect(answer.contains("[Go] go (not now)\n"))
  }

  @Test func `only the command go cancels work for which the screen is still waiting`() {
    #expect(screen.commands.filter(\.cancelsOtherWork).map(\.name) == ["go"])
  }

  @Test func `each command calls the interactor or the coordinator`() async throws {
    interactor.list = .loaded(.sample(isComplete: false))
    viewModel.username = "quiet"
    let (_, navigation) = page()
    try await Play(["open 2", "author 1", "profile", "more", "go"], on: navigation).run()
    #expect(
      coordinator.calls == [.presentPost(.sampleReplyWarned), .presentProfile(.sample), .presentProfile(.sample)])
    #expect(
      interactor.calls == [
        .forgetAccountRequest, .account("2"), .account("1"), .fetchMoreReplies,
        .fetchReplies(to: .sampleQuiet),
      ])
  }

  @Test func `the retry command repeats the request`() async throws {
    interactor.list = .failed(.timedOut, last: nil)
    try await Play(["retry"], on: page().navigation).run()
    #expect(interactor.calls == [.retry])
  }

  @Test(
    arguments: [
      (.loaded(.sample(isComplete: false)), true), (.loading(last: .sample(isComplete: false)), false),
      (.failed(.timedOut, last: .sample(isComplete: false)), false),
    ] as [(LoadState<RepliesList, RepliesError>, Bool)])
  func `when the end of the list comes into view, more replies are loaded only if the view model allows this`(
    list: LoadState<RepliesList, RepliesError>, loads: Bool
  ) async throws {
    interactor.list = list
    let ending = try #require(screen.list?.ending)
    #expect(ending.loadMore?.name == "more")
    #expect((ending.prefetch != nil) == loads)
    #expect(interactor.calls == [])
    await ending.prefetch?()
    #expect(interactor.calls == (loads ? [.fetchMoreReplies] : []))
  }

  @Test func `the last row of the list shows the view model's text about loading`() throws {
    for list in [.loaded(.sample(isComplete: false)), .loading(last: .sample(isComplete: false))]
      as [LoadState<RepliesList, RepliesError>]
    {
      interactor.list = list
      let row = try #require(viewModel.loadingRow)
      let ending = try #require(screen.list?.ending)
      #expect(ending.id == row.id)
      #expect(ending.text == row.text)
      #expect(ending.isBusy == row.isLoading)
    }
  }

  @Test func `the lists of replies to two users have different ids`() {
    interactor.list = .loaded(.sample(isComplete: false))
    let first = screen.list?.id
    interactor.list = .loaded(.sample())
    #expect(screen.list?.id == first)
    interactor.list = .loaded(.of([.sampleReply], to: .sampleCarla))
    #expect(screen.list?.id != first)
  }

  // MARK: On the full screen

  @Test func `while the user can type in the field, the message about a failure names Tab before the retry key`() async
  {
    interactor.list = .failed(.timedOut, last: nil)
    let play = await FullScreenPlay(on: page().navigation)
    #expect(play.text.contains("Press Tab and then r to try again."))
    await play.press(.tab, .character("r"))
    #expect(interactor.calls == [.retry])
  }

  @Test func `a change notifies every observer of the screen`() {
    viewModel.username = "alice"
    let page = Page(RepliesView.self, viewModel)
    let changes = Mutex(0)
    for _ in 0..<3 {
      withObservationTracking {
        _ = page.screen
      } onChange: {
        changes.withLock { $0 += 1 }
      }
    }
    interactor.list = .loaded(.sample())
    #expect(changes.withLock { $0 } == 3)
  }

  @Test func `Enter in the field looks up the typed user name`() async {
    let play = await FullScreenPlay(on: page().navigation)
    await play.press(.enter)
    #expect(play.text.contains("Type a user name first"))
    await play.type("alice")
    await play.press(.enter)
    #expect(interactor.calls == [.fetchReplies(to: .sample)])
    interactor.list = .loaded(.sample())
    await play.settle()
    await play.press(.enter)
    #expect(coordinator.calls == [.presentPost(.sampleReply)])
  }
}
