import Changes
import Interactors
import Localization
import Models
import Texts

/// The row after the last reply of a list that is not known to be complete.
///
/// Created by the replies screen's view model.
nonisolated package struct LoadingRowViewModel: Identifiable, Equatable, Sendable {
  /// An identifier that changes whenever another page of replies is loaded.
  package let id: String
  package let text: Text
  /// Whether more replies are being loaded.
  package let isLoading: Bool
  /// Whether to load more when the row becomes visible; otherwise, only a command loads more.
  package let asksForMore: Bool

  /// Creates the row; nil if the list is missing, or known to be complete.
  ///
  /// It is also nil if the list has no replies and the last fetch has failed or has not ended.
  init?(_ list: LoadState<RepliesList, RepliesError>?) {
    guard let list, let replies = list.value, !replies.isComplete else { return nil }
    id = "\(replies.account.id)/\(replies.pageCount)"
    switch list {
    case .loading where replies.replies.isEmpty, .failed where replies.replies.isEmpty: return nil
    case .loading:
      text = .replies(.loadingMore)
      isLoading = true
      asksForMore = false
    case .failed:
      text = .replies(.failedMore)
      isLoading = false
      asksForMore = false
    case .loaded where !replies.canGrow:
      text = .replies(.endUnknown)
      isLoading = false
      asksForMore = false
    case .loaded:
      let count = replies.postsWithoutReplies
      text = count > 0 ? .replies(.nothingNew(posts: count)) : .replies(.moreToLoad)
      isLoading = false
      // After a page without replies, automatic loading could send request after request.
      asksForMore = replies.pagesWithoutReplies == 0
    }
  }
}
