import Changes
import Models

/// Holds what others have done to the user.
///
/// Called only by the view model of the news.
package protocol NewsInteractorProtocol: AnyObject {
  /// Tells in which time zone the user is.
  var clock: WallClock { get }

  /// The news as last fetched.
  var news: LoadState<NewsList, GroupsError> { get }

  /// How far the news had been read when it was fetched for the first time; what came later is new on this screen.
  var readBefore: Int { get }

  /// Notified after each change of ``news``.
  var newsDidChange: ObserverSet<Void> { get }

  /// Fetches the news into ``news``, and marks it as read.
  func fetchNews() async
}
