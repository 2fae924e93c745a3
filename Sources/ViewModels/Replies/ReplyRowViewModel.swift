import Localization
import Models
import Texts

import struct Foundation.Date

/// One row of the list of replies.
///
/// Made by `ReplyRows` when the reply arrives. It never changes, so its age is the one at that time.
nonisolated package struct ReplyRowViewModel: Identifiable, Equatable, Sendable {
  package let id: String
  /// The account that the `author` command shows.
  package let authorID: String
  package let authorFullName: Text
  package let authorName: String
  package let authorAvatar: AvatarViewModel
  /// The start of the text on one line, without the mention at its beginning; or the author's warning instead.
  package let content: Text
  /// When it was written, in ISO 8601.
  package let time: String
  package let age: Text

  init(_ post: Post, to account: Account, clock: WallClock) {
    id = post.id
    authorID = post.author.id
    authorName = post.author.accountName
    authorFullName = Text(verbatim: post.author.fullName)
    authorAvatar = AvatarViewModel(post.author)
    // A row has no room for more; the reply in full shows all.
    let warning = post.warning.onOneLine.shortened(to: 500)
    let text = post.text(to: account).onOneLine.shortened(to: 500)
    content = warning.isEmpty ? Text(verbatim: text) : .replies(.warned(warning))
    time = post.created.ISO8601Format()
    age = .age(of: post.created, by: clock)
  }

  /// The author's name and the content.
  package var text: Text { "\(authorFullName): \(content)" }
}
