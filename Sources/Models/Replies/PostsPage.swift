/// One page of an account's posts, newest first.
///
/// A page can be empty and still have a next one, for example if it only contained boosts.
package struct PostsPage: Equatable, Sendable {
  /// The start of the next page, in a form that only the service understands.
  package struct Cursor: Hashable, Sendable {
    package let value: String

    package init(_ value: String) {
      self.value = value
    }
  }

  package let posts: [Post]
  /// The number of further posts on the page, which could not be read.
  package let unreadablePosts: Int
  /// The start of the next page, which may be empty; nil on the last page.
  package let next: Cursor?

  package init(posts: [Post], unreadablePosts: Int = 0, next: Cursor?) {
    self.posts = posts
    self.unreadablePosts = unreadablePosts
    self.next = next
  }
}
