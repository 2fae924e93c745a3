import Fakes
import Interactors
import Models
import Testing

@Suite(.timeLimit(.minutes(1)))
struct ProfileInteractorTests {
  private let provider = RepliesFakeDataProvider()
  private let stale = Account(id: "1", name: "alice", displayName: "Old Name")

  @Test func `it starts with the account that was looked up, without asking again`() {
    let interactor = ProfileInteractor(account: stale, dataProvider: provider)
    #expect(interactor.account == stale)
    #expect(interactor.fetch == .finished)
    #expect(provider.calls == [])
  }

  @Test func `a fetch brings the account as it is now, and notifies once`() async {
    let interactor = ProfileInteractor(account: stale, dataProvider: provider)
    var notifications = 0
    interactor.accountDidChange.add { notifications += 1 }
    await interactor.fetchAccount()
    #expect(interactor.account == .sample)
    #expect(notifications == 1)
    await interactor.fetchAccount()
    #expect(notifications == 1)
  }

  @Test(arguments: RepliesError.samples)
  func `a failed fetch keeps the account and says why`(error: RepliesError) async {
    let interactor = ProfileInteractor(account: stale, dataProvider: provider)
    provider.failure = error
    await interactor.fetchAccount()
    #expect(interactor.account == stale)
    #expect(interactor.fetch == .failed(error))
  }

  @Test func `of two overlapping fetches the later request wins, whichever answers first`() async {
    let interactor = ProfileInteractor(account: stale, dataProvider: provider)
    provider.holdAnswers()
    provider.failure = .timedOut
    async let earlier: Void = interactor.fetchAccount()
    while provider.calls.isEmpty { await Task.yield() }
    provider.failure = nil
    async let later: Void = interactor.fetchAccount()
    await provider.answer(call: 1)
    await later
    await provider.answer(call: 0)
    await earlier
    #expect(interactor.account == .sample)
    #expect(interactor.fetch == .finished)
  }
}
