import Changes
import Interactors
import Models

/// A fake interactor for home, with the amount of unread news set by the test.
package final class HomeFakeInteractor: HomeInteractorProtocol {
  package enum Call: Equatable {
    case fetchUnreadNews
  }

  package let unreadNewsDidChange = ObserverSet<Void>()
  package var unreadNews: LoadState<Int, GroupsError> { didSet { unreadNewsDidChange.notify() } }
  package private(set) var calls: [Call] = []

  package init(unreadNews: Int? = 0) {
    self.unreadNews = unreadNews.map { .loaded($0) } ?? .loading(last: nil)
  }

  package func fetchUnreadNews() async { calls.append(.fetchUnreadNews) }
}
