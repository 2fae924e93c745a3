import Localization
import Models
import Texts

/// A post in full; the parts that its author hides are left out until the user asks for them.
///
/// Created by the reader's view model, for a reply and for the post that it answers.
nonisolated package struct PostViewModel: Identifiable, Equatable, Sendable {
  package let id: String
  /// The id of the account that the `author` command shows.
  package let authorID: String
  package let authorAvatar: AvatarViewModel
  /// Both names of the author, or just the account name.
  package let authorTitle: Text
  /// The new account of the author, if the account has moved.
  package let moved: Text?
  /// The date and time of writing, and whether the post was edited.
  package let written: Text
  /// The author's content warning.
  package let warning: Text?
  /// The post whose hidden parts can be shown next: first this post, then the quoted post.
  package let hidingPost: Post.ID?
  /// The lines of the text; a very long text is cut, with a note at the end.
  package let text: [Text]
  /// The attachments and the poll, in words; if the post is empty, a note that says so.
  package let parts: [Text]
  /// The introduction to the quoted post: its author, or why the post is missing.
  package let quoteTitle: Text?
  /// The content warning of the quoted post's author.
  package let quoteWarning: Text?
  /// The lines of the quoted post.
  package let quote: [Text]
  /// The first web addresses in the text, and then in the quoted post.
  package let links: [String]

  /// Prepares everything once, because the text may be long.
  ///
  /// - Parameters:
  ///   - post: The post.
  ///   - clock: The user's clock, for the time zone.
  ///   - revealed: The posts whose hidden parts the user has asked to see.
  package init(post: Post, clock: WallClock, revealed: Set<Post.ID> = []) {
    id = post.id
    authorID = post.author.id
    authorAvatar = AvatarViewModel(post.author)
    authorTitle = post.author.title
    moved = post.author.newAccountName.map { .replies(.moved(to: $0)) }
    let time = Text.date(post.created, .dayAndTime, in: clock.timeZone)
    written = post.isEdited ? .replies(.edited(time)) : time
    let content = Content(post, revealed)
    var hidingPost = content.isHiding ? post.id : nil
    warning = content.warning
    text = content.text
    let isNothing = content.text.isEmpty && content.parts.isEmpty && post.quote == nil && !content.isWithheld
    parts = isNothing ? [.replies(.noText)] : content.parts
    var links = content.links
    switch content.isWithheld ? nil : post.quote {
    case .post(let quoted):
      let content = Content(quoted, revealed)
      if content.isHiding { hidingPost = hidingPost ?? quoted.id }
      quoteTitle = .replies(.quoting(quoted.author.title))
      quoteWarning = content.warning
      let lines = content.text + content.parts
      quote = lines.isEmpty && !content.isWithheld ? [.replies(.noText)] : lines
      links += content.links.filter { !links.contains($0) }
    case .withheld:
      quoteTitle = .replies(.quoteWithheld)
      quoteWarning = nil
      quote = []
    case nil:
      quoteTitle = nil
      quoteWarning = nil
      quote = []
    }
    self.hidingPost = hidingPost
    self.links = Array(links.prefix(Post.mostLinks))
  }

  /// The lines that the user can copy: text, attachments and poll.
  ///
  /// If the post has none of these, they are the lines of the quoted post.
  ///
  /// There are no lines if there is nothing to copy, or if an author hides it.
  package var copied: [Text] {
    let content = text + parts.filter { $0 != .replies(.noText) }
    return content.isEmpty ? quote : content
  }

  /// The visible content of a post itself, without the quoted post.
  private struct Content {
    let warning: Text?
    /// Whether a part of the post is hidden, and whether the whole post is hidden.
    let isHiding, isWithheld: Bool
    let text: [Text]
    let parts: [Text]
    let links: [String]

    init(_ post: Post, _ revealed: Set<Post.ID>) {
      let isRevealed = revealed.contains(post.id)
      warning = post.isWarned ? .replies(.postWarning(post.warning.onOneLine.shortened(to: 1000))) : nil
      isHiding = post.hidesSomething && !isRevealed
      isWithheld = post.isWarned && !isRevealed
      text = isWithheld ? [] : post.text.paragraphs
      parts = isWithheld ? [] : post.parts(limit: 1000, isRevealed: isRevealed)
      links = isWithheld ? [] : post.links
    }
  }
}
