import Changes
import Models

/// Holds the number of unread pieces of news, and fetches it from the data provider.
///
/// Owned by the view model.
package final class HomeInteractor: HomeInteractorProtocol {
  package var unreadNews: LoadState<Int, GroupsError> { fetched.state }
  package let unreadNewsDidChange = ObserverSet<Void>()

  private let fetched = FetchedModel<Int, GroupsError>()
  private let dataProvider: any GroupDataProvider

  package init(dataProvider: any GroupDataProvider) {
    self.dataProvider = dataProvider
  }

  package func fetchUnreadNews() async {
    await fetched.fetch(notifying: unreadNewsDidChange) { () throws(GroupsError) in
      try await dataProvider.news().unreadCount
    }
  }
}
