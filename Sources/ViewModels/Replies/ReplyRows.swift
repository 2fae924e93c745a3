import Localization
import Models

/// The rows of the replies, made once for each reply when it has arrived.
///
/// Owned by the replies' view model.
nonisolated struct ReplyRows {
  private var replies: [Post] = []
  private var rows: [ReplyRowViewModel] = []

  /// The rows for `posts`: those that were there stay as they are, and those for the replies behind them are added.
  mutating func rows(for posts: [Post], strings: Strings, clock: WallClock) -> [ReplyRowViewModel] {
    // Comparing costs nothing while it is the very same array.
    guard posts != replies else { return rows }
    let kept = posts.starts(with: replies) ? rows : []
    rows = kept + posts.dropFirst(kept.count).map { ReplyRowViewModel($0, strings: strings, clock: clock) }
    replies = posts
    return rows
  }
}
