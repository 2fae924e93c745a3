package import Foundation

/// One post, as plain text.
///
/// Seed 003.
package struct Post: Identifiable, Equatable, Sendable {
  /// The service's own name for the post; opaque.
  package let id: String
  package let author: Account
  /// What the author warns of before the text; blank if of nothing.
  package let warning: String
  package let text: String
  package let created: Date
  /// The post that this one answers; nil if none.
  package let inReplyTo: Post.ID?
  /// How many answers the server knows of; it may not show all of them.
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
