import Changes
import Models

/// Holds the number of unread pieces of news.
///
/// Called only by home's view model.
package protocol HomeInteractorProtocol: AnyObject {
  /// How many pieces of news the user has not read in the groups app, as last fetched.
  var unreadNews: LoadState<Int, GroupsError> { get }

  /// Notified after each change of ``unreadNews``.
  var unreadNewsDidChange: ObserverSet<Void> { get }

  /// Fetches the number into ``unreadNews``.
  func fetchUnreadNews() async
}
