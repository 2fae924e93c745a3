import Models

/// The rows of the replies, each made once when its reply arrives.
///
/// Owned by the replies screen's view model.
nonisolated struct ReplyRows {
  private var replies: [Post] = []
  private var rows: [ReplyRowViewModel] = []

  /// Returns the rows for `posts`: known ones stay as they are, wherever new ones have come in between.
  mutating func rows(for posts: [Post], clock: WallClock) -> [ReplyRowViewModel] {
    // Comparing an array with itself takes constant time.
    guard posts != replies else { return rows }
    let known = Dictionary(zip(replies.map(\.id), zip(replies, rows))) { first, _ in first }
    rows = posts.map { post in
      if let (reply, row) = known[post.id], reply == post { row } else { ReplyRowViewModel(post, clock: clock) }
    }
    replies = posts
    return rows
  }
}
