/// Some of an account's posts, the newest first.
///
/// There may be none on a page with a next one: where everything on it was only passed on.
package struct PostsPage: Equatable, Sendable {
  /// Where the next page begins, in the service's own terms.
  package struct Cursor: Hashable, Sendable {
    package let value: String

    package init(_ value: String) {
      self.value = value
    }
  }

  package let posts: [Post]
  /// Nil on the last page; a page that names one may still be followed by an empty one.
  package let next: Cursor?

  package init(posts: [Post], next: Cursor?) {
    self.posts = posts
    self.next = next
  }
}
