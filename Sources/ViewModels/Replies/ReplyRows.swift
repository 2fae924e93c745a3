import Models

/// The rows of the replies, each made once when its reply arrives.
///
/// Owned by the replies screen's view model.
nonisolated struct ReplyRows {
  private var replies: [Post] = []
  private var rows: [ReplyRowViewModel] = []

  /// Returns the rows for `posts`: known ones stay as they are, and new ones are added after them.
  mutating func rows(for posts: [Post], clock: WallClock) -> [ReplyRowViewModel] {
    // Comparing an array with itself takes constant time.
    guard posts != replies else { return rows }
    let kept = posts.starts(with: replies) ? rows : []
    rows = kept + posts.dropFirst(kept.count).map { ReplyRowViewModel($0, clock: clock) }
    replies = posts
    return rows
  }
}
