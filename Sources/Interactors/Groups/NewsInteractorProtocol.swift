import Changes
import Models

/// Holds the user's news: what others have done to the user.
///
/// Called only by the view model of the news.
package protocol NewsInteractorProtocol: AnyObject {
  /// The user's clock, for the time zone of dates.
  var clock: WallClock { get }

  /// The news as last fetched.
  var news: LoadState<NewsList, GroupsError> { get }

  /// The number of the last news that had been read at the first fetch. Later news is new on this screen.
  var readBefore: Int { get }

  /// Notified after each change of ``news``.
  var newsDidChange: ObserverSet<Void> { get }

  /// Fetches the news into ``news``, and marks it as read.
  func fetchNews() async
}
