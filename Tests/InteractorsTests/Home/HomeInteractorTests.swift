import Changes
import Fakes
import Interactors
import Models
import TestSupport
import Testing

struct HomeInteractorTests {
  private let provider = GroupFakeDataProvider()

  @Test func `a fetch counts the unread news`() async throws {
    let interactor = HomeInteractor(dataProvider: provider)
    #expect(interactor.unreadNews == .loading(last: nil))
    let anna = GroupFakeDataProvider(sharing: provider, for: .sample)
    try await anna.remove(user: User.sampleMe.id, from: Group.sample.id)
    await interactor.fetchUnreadNews()
    #expect(interactor.unreadNews == .loaded(1))
    try await provider.markNewsRead(upTo: 1)
    await interactor.fetchUnreadNews()
    #expect(interactor.unreadNews == .loaded(0))
  }

  @Test func `a failed fetch keeps the number of unread news`() async {
    let interactor = HomeInteractor(dataProvider: provider)
    await interactor.fetchUnreadNews()
    let failure = GroupsError.store(StoreError(.busy, path: "x"))
    provider.failure = failure
    await interactor.fetchUnreadNews()
    #expect(interactor.unreadNews == .failed(failure, last: 0))
  }
}
