import Changes
import Interactors
import Models

/// A fake interactor for the news, with news set by the test.
package final class NewsFakeInteractor: NewsInteractorProtocol {
  package enum Call: Equatable {
    case fetchNews
  }

  package let clock = WallClock.sample
  package let newsDidChange = ObserverSet<Void>()
  package var news: LoadState<NewsList, GroupsError> { didSet { newsDidChange.notify() } }
  package var readBefore: Int
  package private(set) var calls: [Call] = []

  /// Creates an interactor that has fetched this news; with nil, it has fetched nothing yet.
  package init(news: NewsList? = .sample) {
    self.news = news.map { .loaded($0) } ?? .loading(last: nil)
    readBefore = news?.readNumber ?? 0
  }

  package func fetchNews() async { calls.append(.fetchNews) }
}

nonisolated extension NewsList {
  /// One piece of news of each kind; the two newest are unread.
  package static let sample = NewsList(
    news: zip(News.Kind.allCases, [nil, .sampleJordi, .sample, .sampleJordi] as [User?]).enumerated().map {
      index, news in
      News(
        number: index + 1, news.0, in: Group.sampleInvited.id, named: Group.sampleInvited.name, by: news.1,
        at: WallClock.sample.now)
    }.reversed(),
    readNumber: 2)
}
