import Changes
import Fakes
import Interactors
import Models
import TestSupport
import Testing

struct NewsInteractorTests {
  private let provider = GroupFakeDataProvider()
  private let anna: GroupFakeDataProvider
  private let interactor: NewsInteractor
  private let failure = GroupsError.store(StoreError(.busy, path: "x"))

  init() {
    anna = GroupFakeDataProvider(sharing: provider, for: .sample)
    interactor = NewsInteractor(dataProvider: provider, clock: .sample)
  }

  private func removeMe() async throws {
    try await anna.remove(user: User.sampleMe.id, from: Group.sample.id)
  }

  @Test func `before the first fetch, the state of the news is loading`() {
    #expect(interactor.news == .loading(last: nil))
  }

  @Test func `a fetch loads the news, notifies the observers once, and marks the news as read`() async throws {
    try await removeMe()
    let changes = ChangeCounter(interactor.newsDidChange)
    await interactor.fetchNews()
    #expect(interactor.news.value?.news.map(\.kind) == [.removed])
    #expect(changes.count == 1)
    #expect(try await provider.news().unreadCount == 0)
    #expect(provider.calls.contains(.markNewsRead(upTo: 1)))
  }

  @Test func `news that has been read already is not marked again`() async throws {
    try await removeMe()
    await interactor.fetchNews()
    let calls = provider.calls.count
    await interactor.fetchNews()
    #expect(provider.calls.count == calls + 1)
  }

  @Test func `news that arrives while the screen is shown counts as new, like news that was unread before`()
    async throws
  {
    try await removeMe()
    await interactor.fetchNews()
    #expect(interactor.readBefore == 0)
    try await anna.add(user: User.sampleMe.id, to: Group.sample.id)
    await interactor.fetchNews()
    #expect(interactor.readBefore == 0)
    let later = NewsInteractor(dataProvider: provider, clock: .sample)
    await later.fetchNews()
    #expect(later.readBefore == 2)
  }

  @Test func `after a failed fetch, the news stays, and the error is reported`() async throws {
    try await removeMe()
    await interactor.fetchNews()
    provider.failure = failure
    await interactor.fetchNews()
    #expect(interactor.news.failure == failure && interactor.news.value?.news.count == 1)
  }
}

/// Counts notifications.
private final class ChangeCounter {
  private(set) var count = 0

  init(_ changes: ObserverSet<Void>) { changes.add(self) { $0.count += 1 } }
}
