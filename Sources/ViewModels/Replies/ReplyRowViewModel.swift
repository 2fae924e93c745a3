import Localization
import Models

/// One reply in the list.
///
/// Made by the replies' view model as soon as the reply is there, and not changed after that; its age is that of then.
///
/// Seed 003.
nonisolated package struct ReplyRowViewModel: Identifiable, Equatable, Sendable {
  package let id: String
  /// Whom the row's command for the author means.
  package let authorID: String
  package let authorFullName: String
  package let authorAvatar: AvatarViewModel
  /// The start of the text on one line; if its author warns of it, the warning in its place.
  package let content: String
  package let age: String
  /// Author and content in one.
  package let text: String

  init(_ post: Post, strings: Strings, clock: WallClock) {
    id = post.id
    authorID = post.author.id
    authorFullName = post.author.fullName
    authorAvatar = AvatarViewModel(post.author)
    // A row shows no more than that; the reply in full shows all.
    let warning = post.warning.onOneLine.shortened(to: 500)
    content =
      warning.isEmpty ? post.text.onOneLine.shortened(to: 500) : strings(RepliesText.warned, ["warning": warning])
    age = strings.age(of: post.created, by: clock)
    text = strings(RepliesText.row, ["author": authorFullName, "text": content])
  }
}
