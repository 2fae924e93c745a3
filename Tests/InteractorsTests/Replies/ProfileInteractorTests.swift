import Changes
import Fakes
import Interactors
import Models
import TestSupport
import Testing

@Suite(.turnLimit)
struct ProfileInteractorTests {
  private let provider = RepliesFakeDataProvider()
  private let stale = Account(id: "1", name: "alice", displayName: "Old Name")

  private func interactor() -> ProfileInteractor {
    ProfileInteractor(account: stale, dataProvider: provider, clock: .sample)
  }

  @Test func `a profile starts with the account that was looked up, and makes no further request`() {
    let interactor = interactor()
    #expect(interactor.account == stale)
    #expect(interactor.failure == nil)
    #expect(provider.calls == [])
  }

  @Test func `a fetch loads the current account, and notifies the observers once`() async {
    let interactor = interactor()
    var notifications = 0
    interactor.accountDidChange.add { notifications += 1 }
    await interactor.fetchAccount()
    #expect(interactor.account == .sample)
    #expect(notifications == 1)
    await interactor.fetchAccount()
    #expect(notifications == 1)
  }

  @Test(arguments: RepliesError.samples)
  func `after a failed fetch, the account stays, and the error is reported`(error: RepliesError) async {
    let interactor = interactor()
    provider.failure = error
    await interactor.fetchAccount()
    #expect(interactor.account == stale)
    #expect(interactor.failure == error)
  }

  @Test func `if two fetches overlap, only the result of the later fetch counts, even if it arrives first`() async {
    let interactor = interactor()
    provider.holdAnswers()
    provider.failure = .timedOut
    async let earlier: Void = interactor.fetchAccount()
    await eventually("the first fetch begins") { provider.calls.count == 1 }
    provider.failure = nil
    async let later: Void = interactor.fetchAccount()
    await eventually("the second fetch begins") { provider.heldCalls.count == 2 }
    #expect(provider.answer(.account("1")))
    await later
    #expect(provider.answer(.account("1")))
    await earlier
    #expect(interactor.account == .sample)
    #expect(interactor.failure == nil)
  }
}
