import Changes
import Interactors
import Localization
import Models
import Observation
import Presenting
import Texts

/// Prepares the current reply in full for its view, and routes the user's interactions.
///
/// It holds the current reply, so it is observable. The list has one owner, the interactor of the replies screen. This
/// view model asks the same interactor, so replies that arrive in the meantime can be read as well.
@Observable
package final class ReaderViewModel {
  /// The current reply, and the post that it answers.
  ///
  /// They are prepared once, because the texts may be long.
  package private(set) var reply: PostViewModel
  package private(set) var original: PostViewModel?

  private var post: Post
  /// The posts whose hidden parts the user has revealed.
  private var revealed: Set<Post.ID> = []
  private let interactor: any RepliesInteractorProtocol
  private let coordinator: any ReaderCoordinatorProtocol

  /// Creates the view model of a reader that begins with this reply.
  package init(
    post: Post, interactor: any RepliesInteractorProtocol, coordinator: any ReaderCoordinatorProtocol
  ) {
    self.interactor = interactor
    self.coordinator = coordinator
    self.post = post
    reply = PostViewModel(post: post, clock: interactor.clock)
    read(post)
  }

  // MARK: On the screen

  /// The reply's position among the replies loaded so far, or a title without a position.
  package var title: Text {
    position.map { .replies(.replyTitle($0 + 1, of: replies.count)) } ?? .replies(.replyAlone)
  }
  /// The author and the time of the post that the reply answers, if the post is known.
  package var originalTitle: Text? { original.map { .replies(.inReplyTo($0.authorTitle, written: $0.written)) } }

  // MARK: Inside: the interactor

  /// Shows the next reply, and fetches it first if necessary.
  package var showNext: Command<Void> {
    guard reply(at: 1) == nil, list?.canGrow == true else { return show(1, orNot: .lastReply) }
    let current = reply.id
    return Command { [self] in
      await interactor.fetchMoreReplies()
      if let failure = interactor.list?.failure { throw CommandError(failure) }
      guard reply.id == current else { return }
      guard let next = reply(at: 1) else {
        throw CommandError(.replies(list?.isComplete == true ? .lastReply : .lastSoFar))
      }
      read(next)
    }
  }
  package var showPrevious: Command<Void> { show(-1, orNot: .firstReply) }

  /// A command for each web address in the reply; if there are none, a single disabled command.
  package var openLinks: [Command<Void>] {
    if reply.links.isEmpty { return [Command(disabled: .replies(.noLink)) {}] }
    return reply.links.map { link in .reporting { Outcome(.replies(.link(link))) } }
  }

  /// Shows the hidden parts of the reply; if there are none left, of the quoted post.
  package var reveal: Command<Void> { show(hiddenIn: reply.hidingPost, orNot: .nothingHidden) }
  /// Does the same as ``reveal``, for the post that the reply answers.
  package var revealOriginal: Command<Void> { show(hiddenIn: original?.hidingPost, orNot: .nothingHiddenThere) }

  // MARK: Elsewhere: the coordinator

  /// Shows the profile of the reply's author.
  package var showAuthor: Command<Void> {
    let author = reply.authorID
    return Command { [interactor, coordinator] in
      try await interactor.lookUp(author, thenShow: coordinator.present(profile:))
    }
  }

  // MARK: -

  private var list: RepliesList? { interactor.list?.value }
  private var replies: [Post] { list?.replies ?? [] }
  private var position: Int? { replies.firstIndex { $0.id == reply.id } }

  /// Returns the reply at a distance from the current reply, if it has been fetched.
  private func reply(at distance: Int) -> Post? {
    let index = position.map { $0 + distance }
    return index.flatMap { replies.indices.contains($0) ? replies[$0] : nil }
  }

  /// Returns a command that shows the reply at a distance from the current reply.
  private func show(_ distance: Int, orNot reason: RepliesText) -> Command<Void> {
    let next = reply(at: distance)
    return Command(disabled: next == nil ? .replies(reason) : nil) { [self] in
      guard let next else { return }
      interactor.forgetAccountRequest()
      read(next)
    }
  }

  private func show(hiddenIn id: Post.ID?, orNot reason: RepliesText) -> Command<Void> {
    Command(disabled: id == nil ? .replies(reason) : nil) { [self] in
      guard let id else { return }
      revealed.insert(id)
      read(post)
    }
  }

  private func read(_ post: Post) {
    self.post = post
    reply = viewModel(of: post)
    original = list?.original(of: post).map(viewModel)
  }

  private func viewModel(of post: Post) -> PostViewModel {
    PostViewModel(post: post, clock: interactor.clock, revealed: revealed)
  }
}
