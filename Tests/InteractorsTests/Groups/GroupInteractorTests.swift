import Fakes
import Interactors
import Models
import Testing

struct GroupInteractorTests {
  private let provider = GroupFakeDataProvider()

  @Test func `before a fetch there is no group`() {
    let interactor = GroupInteractor(group: Group.sample.id, dataProvider: provider)
    #expect(interactor.group == nil)
    #expect(interactor.fetch == .notStarted)
  }

  @Test func `a group that does not exist is said to be gone`() async {
    let interactor = GroupInteractor(group: "99", dataProvider: provider)
    await interactor.fetchGroup()
    #expect(interactor.fetch == .failed(.groupGone))
  }

  @Test func `a fetch that finds nothing new notifies nobody`() async {
    let interactor = GroupInteractor(group: Group.sample.id, dataProvider: provider)
    await interactor.fetchGroup()
    var notifications = 0
    interactor.groupMembersDidChange.add { notifications += 1 }
    await interactor.fetchGroup()
    #expect(notifications == 0)
  }

  @Test func `a fetch that was under way before a change does not undo it`() async throws {
    let interactor = GroupInteractor(group: Group.sample.id, dataProvider: provider)
    provider.holdAnswers()
    let fetch = Task { await interactor.fetchGroup() }
    while provider.calls.isEmpty { await Task.yield() }
    let change = Task { try await interactor.remove(user: User.sample.id) }
    await provider.answer(call: 1)
    try await change.value
    await provider.answer(call: 0)
    await fetch.value
    #expect(interactor.group?.members == [.sampleJordi])
  }
}
