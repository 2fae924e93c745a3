import struct Foundation.Date

/// A single post, as plain text.
package struct Post: Identifiable, Equatable, Sendable {
  /// The service's id for the post; opaque.
  package let id: String
  package let author: Account
  /// The content warning shown before the text; blank if there is none.
  package let warning: String
  package let text: String
  package let created: Date
  /// The id of the post that this one replies to, if it is a reply.
  package let inReplyTo: Post.ID?
  /// The number of replies the server counts; it may not show all of them.
  package let replyCount: Int

  package init(
    id: String, author: Account, warning: String = "", text: String, created: Date, inReplyTo: Post.ID? = nil,
    replyCount: Int = 0
  ) {
    self.id = id
    self.author = author
    self.warning = warning
    self.text = text
    self.created = created
    self.inReplyTo = inReplyTo
    self.replyCount = replyCount
  }
}
