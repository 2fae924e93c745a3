import Fakes
import Interactors
import Models
import Observing
import Testing

struct GroupInteractorTests {
  private let provider = GroupFakeDataProvider()
  private let interactor: GroupInteractor
  private let failure = GroupsError.store(StoreError(.full, path: "x"))

  init() {
    interactor = GroupInteractor(group: Group.sample.id, dataProvider: provider)
  }

  @Test func `before a fetch the group is on its way`() {
    #expect(interactor.group == .loading(last: nil))
  }

  @Test func `a fetch brings the group and notifies once`() async {
    var notifications = 0
    interactor.groupMembersDidChange.add { notifications += 1 }
    await interactor.fetchGroup()
    #expect(interactor.group == .loaded(.sample))
    #expect(notifications == 1)
  }

  @Test func `a group that does not exist is gone`() async {
    let interactor = GroupInteractor(group: "99", dataProvider: provider)
    await interactor.fetchGroup()
    #expect(interactor.group == .failed(.groupGone, last: nil))
  }

  @Test func `a fetch that fails keeps the group and says why`() async {
    await interactor.fetchGroup()
    provider.failure = failure
    await interactor.fetchGroup()
    #expect(interactor.group == .failed(failure, last: .sample))
  }

  @Test func `adding asks the data provider`() async throws {
    try await interactor.add(user: User.sampleSiobhan.id)
    #expect(provider.calls == [.add(user: User.sampleSiobhan.id, to: Group.sample.id)])
  }

  @Test func `removing asks the data provider`() async throws {
    try await interactor.remove(user: User.sample.id)
    #expect(provider.calls == [.remove(user: User.sample.id, from: Group.sample.id)])
  }

  @Test func `a change is seen by the next fetch, and not before`() async throws {
    await interactor.fetchGroup()
    try await interactor.remove(user: User.sample.id)
    #expect(interactor.group == .loaded(.sample))
    await interactor.fetchGroup()
    #expect(interactor.group.value?.members == [.sampleJordi])
  }

  @Test func `what the data provider refuses is passed on`() async {
    await #expect(throws: GroupsError.alreadyMember) { try await interactor.add(user: User.sample.id) }
    await #expect(throws: GroupsError.personGone) { try await interactor.add(user: "99") }
    await #expect(throws: GroupsError.notAMember) { try await interactor.remove(user: User.sampleMisaki.id) }
    provider.failure = failure
    await #expect(throws: failure) { try await interactor.add(user: User.sampleSiobhan.id) }
    await #expect(throws: failure) { try await interactor.remove(user: User.sample.id) }
  }
}
