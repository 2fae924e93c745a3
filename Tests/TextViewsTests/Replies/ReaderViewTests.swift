import Changes
import Fakes
import Foundation
import Interactors
import Models
import Navigation
import Sessions
import TestSupport
import Testing
import TextUISupport
import TextViews
import ViewModels

@Suite(.turnLimit)
struct ReaderViewTests {
  private let interactor = RepliesFakeInteractor(list: .sample())
  private let coordinator = ReaderFakeCoordinator()

  private func viewModel(of post: Post = .sampleReply) -> ReaderViewModel {
    ReaderViewModel(post: post, interactor: interactor, coordinator: coordinator)
  }

  private func navigation(_ post: Post) -> NavigationController {
    let navigation = NavigationController()
    Place(on: navigation).show(Page(ReaderView.self, viewModel(of: post)))
    return navigation
  }

  @Test func `the reader shows the author, the whole text, and the answered post`() async throws {
    let post = Post(
      id: "1", author: .sampleBob, text: "One line.\n\nAnother line.", created: WallClock.sampleTime,
      inReplyTo: "100")
    interactor.list = .loaded(.of([post]))
    let lines = try await lines(of: ReaderView.self, viewModel(of: post))
    #expect(
      lines.replacing("\u{202F}", with: " ") == """
        == Reply 1 of 1 ==
        @bob@elsewhere.example, Bob Spryn
        Sep 21, 2026 at 2:13 PM
        | One line.
        | Another line.
        In reply to @alice, Alice Ferrer, Sep 21, 2026 at 12:13 PM:
        | Calçots, with friends.


        """)
  }

  @Test func `if a warning hides the text, a button is shown instead, and reveals the text`() async throws {
    let play = Play(["reveal"], on: navigation(.sampleReplyWarned))
    try await play.run()
    #expect(play.transcript.text.contains("Warning: food\n[Show hidden] reveal\nIn reply to "))
    #expect(play.transcript.lastAnswer.contains("| @alice Me too, if there is romesco."))
  }

  @Test func `Enter reveals the text that a warning hides`() async {
    let play = await FullScreenPlay(on: navigation(.sampleReplyWarned))
    #expect(!play.text.contains("romesco"))
    await play.press(.enter)
    #expect(play.text.contains("romesco"))
  }

  @Test func `only the commands that can succeed are enabled`() {
    #expect(ReaderView(viewModel: viewModel()).screen.enabledCommands == ["next", "author"])
    #expect(
      ReaderView(viewModel: viewModel(of: .sampleReplyLinking)).screen.enabledCommands == ["author", "open", "open 2"])
    #expect(
      ReaderView(viewModel: viewModel(of: .sampleReplyWarned)).screen.enabledCommands == [
        "previous", "author", "reveal",
      ])
  }

  @Test func `each command calls the interactor or the coordinator`() async throws {
    let transcript = try await Play(["next", "previous", "author"], on: navigation(.sampleReply)).run()
    #expect(transcript)
    #expect(coordinator.profiles == [.sample])
    #expect(interactor.calls == [.forgetAccountRequest, .forgetAccountRequest, .account("2")])
  }

  @Test func `in line mode, the command for a link prints the link`() async throws {
    let play = Play(["open"], on: navigation(.sampleReplyLinking))
    try await play.run()
    #expect(play.transcript.lastAnswer.contains("Note: Link: https://example.org/night\n"))
  }

  @Test func `in line mode, several links are numbered, and each can be printed`() async throws {
    let play = Play(["open 2"], on: navigation(.sampleReplyLinking))
    try await play.run()
    #expect(play.transcript.text.contains("Link 1: https://example.org/night\nLink 2: https://example.org\n"))
    #expect(play.transcript.lastAnswer.contains("Note: Link: https://example.org\n"))
  }

  // MARK: On the full screen

  @Test func `a digit key copies the link with that number to the clipboard`() async {
    let play = await FullScreenPlay(on: navigation(.sampleReplyLinking))
    await play.press(.character("2"))
    #expect(play.terminal.copies == ["https://example.org"])
  }

  @Test func `a link is copied to the clipboard, and the screen shows a message`() async {
    let play = await FullScreenPlay(on: navigation(.sampleReplyLinking))
    await play.press(.character("o"))
    #expect(play.terminal.copies == ["https://example.org/night"])
    #expect(play.text.contains("Sent to the clipboard: https://example.org/night"))
  }

  @Test func `the key y copies the text of the reply, but not the post that it answers`() async {
    let play = await FullScreenPlay(on: navigation(.sampleReply))
    await play.press(.character("y"))
    #expect(play.terminal.copies == ["@alice I am, with two friends."])
  }

  @Test func `the key y copies the description of a picture`() async {
    let play = await FullScreenPlay(on: navigation(.samplePicture))
    await play.press(.character("y"))
    #expect(play.terminal.copies == ["@alice\nPicture: A heron on a roof\nPicture"])
  }

  @Test(arguments: [Post.sampleReplyWarned, .sampleOfNothing])
  func `if the reply has nothing to copy, the key y does not copy the answered post instead`(post: Post) async {
    let play = await FullScreenPlay(on: navigation(post))
    #expect(play.text.contains("In reply to"))
    await play.press(.character("y"))
    #expect(play.terminal.copies == [])
    #expect(play.text.contains("The key y does nothing here"))
  }

  @Test func `the key y copies the text behind a warning only after the text is revealed`() async {
    let play = await FullScreenPlay(on: navigation(.sampleReplyWarned))
    await play.press(.character("b"), .character("y"))
    #expect(play.terminal.copies == ["@alice Me too, if there is romesco."])
  }

  @Test func `when the user moves to the next reply, its beginning is shown`() async {
    let long = (1...2).map { number in
      Post(
        id: "\(number)", author: .sampleBob, text: (1...40).map { "\(number): line \($0)" }.joined(separator: "\n"),
        created: WallClock.sampleTime - Double(number))
    }
    interactor.list = .loaded(.of(long))
    let play = await FullScreenPlay(on: navigation(long[0]))
    await play.press(.end)
    #expect(!play.text.contains("1: line 1\n"))
    await play.press(.character("n"))
    #expect(play.text.contains("2: line 1\n"))
  }
}
