import Localization
import Models
import Texts

import struct Foundation.Date

/// One row of the list of replies.
///
/// Created by `ReplyRows` when the reply arrives or has changed. It never changes, so ``age`` is the age of the reply at that
/// time.
nonisolated package struct ReplyRowViewModel: Identifiable, Equatable, Sendable {
  package let id: String
  /// The id of the account that the `author` command shows.
  package let authorID: String
  package let authorFullName: Text
  package let authorName: String
  package let authorAvatar: AvatarViewModel
  /// The post's content on one line, without the leading mention; or only the author's warning.
  package let content: Text
  /// The time of writing, in ISO 8601.
  package let time: String
  package let age: Text

  init(_ post: Post, to account: Account, clock: WallClock) {
    id = post.id
    authorID = post.author.id
    authorName = post.author.accountName
    let fullName = post.author.fullName
    authorFullName =
      post.author.newAccountName.map { .replies(.rowMoved(fullName, to: $0)) } ?? Text(verbatim: fullName)
    authorAvatar = AvatarViewModel(post.author)
    let words = post.row(to: account)
    content = post.isEdited ? .replies(.rowEdited(words)) : words
    time = post.created.ISO8601Format()
    age = .age(of: post.created, by: clock)
  }

  /// The author's name and the content.
  package var text: Text { "\(authorFullName): \(content)" }
}

nonisolated extension Post {
  /// The maximum numbers of scalars: in the text or a warning, and in any other part of a row.
  private static let longestText = 500, longestPart = 100

  /// Returns the post's content for a row; never empty, and without the hidden parts.
  fileprivate func row(to account: Account? = nil) -> Text {
    if isWarned { return .replies(.warned(warning.onOneLine.shortened(to: Self.longestText))) }
    let words = account.map { text(to: $0) } ?? text
    let start = words.onOneLine.shortened(to: Self.longestText)
    var parts = start.isEmpty ? [] : [Text(verbatim: start)]
    parts += self.parts(limit: Self.longestPart, isRevealed: false)
    switch quote {
    case .post(let quoted): parts.append(.replies(.rowQuote(author: quoted.author.fullName, quoted.row())))
    case .withheld: parts.append(.replies(.quoteWithheld))
    case nil: break
    }
    return parts.isEmpty ? .replies(.noText) : parts.joined(separator: " · ")
  }
}
