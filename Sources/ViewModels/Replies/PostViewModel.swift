import Localization
import Models
import Texts

/// A post in full.
///
/// Made by the reader's view model, for a reply and for the post that it answers.
nonisolated package struct PostViewModel: Identifiable, Equatable, Sendable {
  package let id: String
  /// The account that the `author` command shows.
  package let authorID: String
  package let authorAvatar: AvatarViewModel
  /// Both names of the author, or just the account name.
  package let authorTitle: Text
  /// The date and time of writing.
  package let written: Text
  /// The author's content warning.
  package let warning: Text?
  /// The lines of the text; a very long text is cut, and a last line says so.
  package let text: [Text]
  /// The web addresses in the text.
  package let links: [String]

  // Everything is prepared once, because the text may be long.
  package init(post: Post, clock: WallClock) {
    id = post.id
    authorID = post.author.id
    authorAvatar = AvatarViewModel(post.author)
    authorTitle = post.author.title
    written = .date(post.created, .dayAndTime, in: clock.timeZone)
    let warning = post.warning.onOneLine.shortened(to: 1000)
    self.warning = warning.isEmpty ? nil : .replies(.postWarning(warning))
    text = post.text.paragraphs
    links = post.links
  }
}
