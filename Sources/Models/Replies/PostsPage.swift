/// The direct replies to a post, in the server's order.
package struct PostReplies: Equatable, Sendable {
  package let posts: [Post]
  /// The number of replies that could not be read.
  package let unreadable: Int

  package init(_ posts: [Post], unreadable: Int = 0) {
    self.posts = posts
    self.unreadable = unreadable
  }
}

/// One page of an account's posts, newest first, and where the next page begins.
///
/// Either there is a next page, or this page is known to be the last, or the server leaves open whether it is. A page can be
/// empty and still be followed by another page, for example if it contained only boosts.
package struct PostsPage: Equatable, Sendable {
  /// The start of the next page, in a form that only the service understands.
  package struct Cursor: Hashable, Sendable {
    package let value: String

    package init(_ value: String) {
      self.value = value
    }
  }

  package let posts: [Post]
  /// The number of posts on the page that could not be read.
  package let unreadablePosts: Int
  /// The start of the next page; nil if there is no next page, or if its start is not known.
  package let next: Cursor?
  /// Whether it is certain that this is the last page.
  package let isEndKnown: Bool

  package init(posts: [Post], unreadablePosts: Int = 0, next: Cursor?, isEndKnown: Bool = true) {
    self.posts = posts
    self.unreadablePosts = unreadablePosts
    self.next = next
    self.isEndKnown = next == nil && isEndKnown
  }
}
