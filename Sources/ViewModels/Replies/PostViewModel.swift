import Localization
import Models
import Texts

/// Prepares a reply in full for its view.
///
/// This calçot has no interactor and no coordinator: a fetched reply never changes and leads nowhere.
nonisolated package struct PostViewModel: Equatable, Sendable {
  package let authorAvatar: AvatarViewModel
  /// Both names of the author, or just the account name.
  package let authorTitle: Text
  /// The date and time of writing.
  package let written: Text
  /// The author's content warning; nil if there is none.
  package let warning: Text?
  /// The lines of the text; a very long text is cut, and a last line says so.
  package let text: [Text]

  // Everything is prepared once, because the text may be long.
  package init(post: Post, clock: WallClock) {
    authorAvatar = AvatarViewModel(post.author)
    authorTitle = post.author.title
    written = .date(post.created, .dayAndTime, in: clock.timeZone)
    let warning = post.warning.onOneLine.shortened(to: 1000)
    self.warning = warning.isEmpty ? nil : .replies(.postWarning(warning))
    text = post.text.paragraphs
  }
}
