import Changes
import Models

/// Holds the user's news, and marks it as read through the data provider.
///
/// Owned by the view model.
package final class NewsInteractor: NewsInteractorProtocol {
  package var news: LoadState<NewsList, GroupsError> { fetched.state }
  package var readBefore: Int { firstReadNumber ?? 0 }
  package let newsDidChange = ObserverSet<Void>()
  package let clock: WallClock

  private let fetched = FetchedModel<NewsList, GroupsError>()
  private let dataProvider: any GroupDataProvider
  private var firstReadNumber: Int?

  package init(dataProvider: any GroupDataProvider, clock: WallClock) {
    self.dataProvider = dataProvider
    self.clock = clock
  }

  package func fetchNews() async {
    await fetched.fetch(notifying: newsDidChange) { () throws(GroupsError) in
      let list = try await dataProvider.news()
      firstReadNumber = firstReadNumber ?? list.readNumber
      return list
    }
    guard case .loaded(let list) = news, list.unreadCount > 0, let newest = list.news.first else { return }
    // If the news cannot be marked, it is shown as unread again, so no message is needed.
    try? await dataProvider.markNewsRead(upTo: newest.number)
  }
}
