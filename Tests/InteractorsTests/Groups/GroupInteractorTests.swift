import Fakes
import Interactors
import Models
import Changes
import Testing
import TestSupport

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

  @Test func `adding asks the data provider, and can be taken back`() async throws {
    let undo = try await interactor.add(user: .sampleSiobhan)
    _ = try await undo()
    let id = Group.sample.id
    #expect(provider.calls == [.make([.add(.sampleSiobhan, to: id)]), .make([.remove(.sampleSiobhan, from: id)])])
  }

  @Test func `removing asks the data provider, and is taken back in the same place`() async throws {
    let undo = try await interactor.remove(users: [.sample])
    _ = try await undo()
    let id = Group.sample.id
    #expect(provider.calls == [.make([.remove(.sample, from: id)]), .make([.add(.sample, to: id, behind: [])])])
  }

  @Test func `a change is seen by the next fetch, and not before`() async throws {
    await interactor.fetchGroup()
    _ = try await interactor.remove(users: [.sample])
    #expect(interactor.group == .loaded(.sample))
    await interactor.fetchGroup()
    #expect(interactor.group.value?.members == [.sampleJordi])
  }

  @Test func `what the data provider refuses is passed on`() async {
    await #expect(throws: GroupsError.alreadyMember) { try await interactor.add(user: .sample) }
    await #expect(throws: GroupsError.personGone) {
      try await interactor.add(user: User(id: "99", firstName: "A", lastName: "B"))
    }
    await #expect(throws: GroupsError.notAMember) { try await interactor.remove(users: [.sampleMisaki]) }
    provider.failure = failure
    await #expect(throws: failure) { try await interactor.add(user: .sampleSiobhan) }
    await #expect(throws: failure) { try await interactor.remove(users: [.sample]) }
  }
}
