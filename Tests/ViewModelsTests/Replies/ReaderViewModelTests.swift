import Changes
import Fakes
import Foundation
import Interactors
import Localization
import Models
import Presenting
import Testing
import Texts
import ViewModels

struct ReaderViewModelTests {
  private let interactor = RepliesFakeInteractor(list: .sample())
  private let coordinator = ReaderFakeCoordinator()

  private func viewModel(of post: Post = .sampleReply) -> ReaderViewModel {
    ReaderViewModel(post: post, interactor: interactor, coordinator: coordinator)
  }

  // MARK: On the screen

  @Test func `the reader shows the reply, its number in the list, and the answered post`() {
    let viewModel = viewModel()
    #expect(viewModel.reply == PostViewModel(post: .sampleReply, clock: .sample))
    #expect(viewModel.title == .replies(.replyTitle(1, of: 2)))
    #expect(viewModel.original?.text == ["Calçots, with friends."])
    let written = Text.date(Post.sample.created, .dayAndTime, in: .gmt).words(in: .en)
    #expect(viewModel.originalTitle?.words(in: .en) == "In reply to @alice, Alice Ferrer, \(written):")
  }

  @Test func `if the answered post is unknown, none is shown`() {
    let viewModel = viewModel(of: .sampleReplyOlder)
    #expect(viewModel.original == nil)
    #expect(viewModel.originalTitle == nil)
  }

  // MARK: Inside

  @Test func `the commands next and previous move through the list of replies`() async throws {
    let viewModel = viewModel()
    try await viewModel.showNext()
    #expect(viewModel.reply.id == Post.sampleReplyWarned.id)
    #expect(viewModel.title == .replies(.replyTitle(2, of: 2)))
    try await viewModel.showPrevious()
    #expect(viewModel.reply.id == Post.sampleReply.id)
  }

  @Test(
    arguments: [(Post.sampleReply, nil, .firstReply), (.sampleReplyWarned, .lastReply, nil)]
      as [(Post, RepliesText?, RepliesText?)])
  func `at either end of the list, the command next or previous is disabled, and gives the reason`(
    post: Post, next: RepliesText?, previous: RepliesText?
  ) {
    let viewModel = viewModel(of: post)
    #expect(viewModel.showNext.disabledReason == next.map { .replies($0) })
    #expect(viewModel.showPrevious.disabledReason == previous.map { .replies($0) })
  }

  @Test func `if the last loaded reply is shown, the command next loads more replies, and shows the next one`()
    async throws
  {
    interactor.list = .loaded(.of([.sampleReply], isComplete: false))
    interactor.further = .loaded(.of([.sampleReply, .sampleReplyWarned]))
    let viewModel = viewModel()
    try await viewModel.showNext()
    #expect(interactor.calls == [.fetchMoreReplies])
    #expect(viewModel.reply.id == Post.sampleReplyWarned.id)
  }

  @Test(
    arguments: [
      (.failed(.timedOut, last: .of([.sampleReply], isComplete: false)), CommandError(RepliesError.timedOut)),
      (.loaded(.of([.sampleReply], isComplete: true)), CommandError(.replies(.lastReply))),
      (.loading(last: .of([.sampleReply], isComplete: false)), CommandError(.replies(.lastSoFar))),
    ] as [(LoadState<RepliesList, RepliesError>, CommandError)])
  func `if no further reply arrives, an error gives the reason`(
    further: LoadState<RepliesList, RepliesError>, error: CommandError
  ) async {
    interactor.list = .loaded(.of([.sampleReply], isComplete: false))
    interactor.further = further
    let viewModel = viewModel()
    await #expect(throws: error) { try await viewModel.showNext() }
    #expect(viewModel.reply.id == Post.sampleReply.id)
  }

  @Test func `the user can move on to replies that have arrived while a reply was open`() async throws {
    let viewModel = viewModel(of: .sampleReplyWarned)
    interactor.list = .loaded(.of([.sampleReply, .sampleReplyWarned, .sampleReplyOlder]))
    #expect(viewModel.title == .replies(.replyTitle(2, of: 3)))
    try await viewModel.showNext()
    #expect(viewModel.reply.id == Post.sampleReplyOlder.id)
  }

  @Test func `the command next shows the reply that was next when the command was created`() async throws {
    let viewModel = viewModel(of: .sampleReply)
    let next = viewModel.showNext
    interactor.list = .loaded(.of([.sampleReply, .sampleReplyOlder, .sampleReplyWarned]))
    try await next()
    #expect(viewModel.reply.id == Post.sampleReplyWarned.id)
  }

  @Test func `if the list no longer exists, the reply stays, but the commands next and previous are disabled`() {
    let viewModel = viewModel()
    interactor.list = .loading(last: nil)
    #expect(viewModel.title == .replies(.replyAlone))
    #expect(viewModel.reply.id == Post.sampleReply.id)
    #expect(!viewModel.showNext.isEnabled && !viewModel.showPrevious.isEnabled)
  }

  @Test func `each link has a separate command that reports the link`() async throws {
    var outcomes: [Text?] = []
    for command in viewModel(of: .sampleReplyLinking).openLinks { outcomes.append(try await command()?.text) }
    #expect(outcomes == [.replies(.link("https://example.org/night")), .replies(.link("https://example.org"))])
  }

  @Test func `without a link, the command that opens a link is disabled`() {
    #expect(viewModel().openLinks.map(\.disabledReason) == [.replies(.noLink)])
  }

  @Test func `revealing a post shows the text behind its warning, but reveals no other post`() async throws {
    interactor.list = .loaded(.of([.sampleReplyWarned, .sampleSensitive]))
    let viewModel = viewModel(of: .sampleReplyWarned)
    #expect(viewModel.reply.text.isEmpty)
    try await viewModel.reveal()
    #expect(viewModel.reply.text == ["@alice Me too, if there is romesco."])
    #expect(viewModel.reveal.disabledReason == .replies(.nothingHidden))
    try await viewModel.showNext()
    #expect(viewModel.reply.hidingPost == Post.sampleSensitive.id)
    try await viewModel.showPrevious()
    #expect(viewModel.reply.hidingPost == nil)
  }

  @Test func `a warning in a quoted post can be revealed only after the warning of the quoting post`() async throws {
    let quoted = Post(id: "q", author: .sampleCarla, warning: "two", text: "Two.", created: WallClock.sampleTime)
    let post = Post(
      id: "p", author: .sampleBob, warning: "one", text: "One.", quote: .post(quoted), created: WallClock.sampleTime)
    let viewModel = viewModel(of: post)
    #expect(viewModel.reply.text.isEmpty && viewModel.reply.quoteTitle == nil)
    try await viewModel.reveal()
    #expect(viewModel.reply.text == ["One."] && viewModel.reply.quote.isEmpty)
    #expect(viewModel.reply.quoteWarning == .replies(.postWarning("two")))
    try await viewModel.reveal()
    #expect(viewModel.reply.quote == ["Two."])
  }

  @Test func `the answered post is revealed by a separate command`() async throws {
    interactor.list = .loaded(.ofWarned)
    let viewModel = viewModel(of: .sampleReply)
    #expect(viewModel.original?.text.isEmpty == true)
    #expect(viewModel.reveal.disabledReason == .replies(.nothingHidden))
    try await viewModel.revealOriginal()
    #expect(viewModel.original?.text == ["Gardeners did it."])
    #expect(viewModel.revealOriginal.disabledReason == .replies(.nothingHiddenThere))
  }

  // MARK: Elsewhere

  @Test func `the author of the reply is looked up by id`() async throws {
    interactor.account = .sampleCarla
    try await viewModel(of: .sampleReplyWarned).showAuthor()
    #expect(interactor.calls == [.account("3")])
    #expect(coordinator.profiles == [.sampleCarla])
  }

  @Test func `if the author cannot be fetched, no profile opens, and an error gives the reason`() async {
    interactor.failure = .gone
    await #expect(throws: CommandError(.replies(.gone), remedy: RepliesError.gone.remedy)) {
      try await viewModel().showAuthor()
    }
    #expect(coordinator.profiles == [])
  }

  @Test func `if the user moves to the next reply, the look-up of a profile is cancelled`() async throws {
    try await viewModel().showNext()
    #expect(interactor.calls == [.forgetAccountRequest])
  }
}
