import Changes
import Fakes
import Interactors
import Models
import TestSupport
import Testing

struct GroupInteractorTests {
  private let provider = GroupFakeDataProvider()
  private let interactor: GroupInteractor
  private let failure = GroupsError.store(StoreError(.full, path: "x"))

  init() {
    interactor = GroupInteractor(group: Group.sample.id, dataProvider: provider)
  }

  @Test func `before the first fetch, the state of the group is loading`() {
    #expect(interactor.group == .loading(last: nil))
  }

  @Test func `a fetch loads the group, and notifies the observers once`() async {
    var notifications = 0
    interactor.groupMembersDidChange.add { notifications += 1 }
    await interactor.fetchGroup()
    #expect(interactor.group == .loaded(.sample))
    #expect(notifications == 1)
  }

  @Test func `a group that does not exist is reported as deleted`() async {
    let interactor = GroupInteractor(group: "99", dataProvider: provider)
    await interactor.fetchGroup()
    #expect(interactor.group == .failed(.groupGone, last: nil))
  }

  @Test func `after a failed fetch, the group stays, and the error is reported`() async {
    await interactor.fetchGroup()
    provider.failure = failure
    await interactor.fetchGroup()
    #expect(interactor.group == .failed(failure, last: .sample))
  }

  @Test func `adding a person calls the data provider, and undo removes the person again`() async throws {
    let undo = try await interactor.add(users: [.sampleSiobhan])
    _ = try await undo()
    #expect(
      provider.calls == [
        .apply([move(.sampleSiobhan, from: .suggested, to: .joined)]),
        .apply([move(.sampleSiobhan, from: .joined, to: nil, number: 4)]),
      ])
  }

  @Test func `inviting a person calls the data provider with the user as the inviter, and can be undone`() async throws
  {
    let undo = try await interactor.invite(users: [.sampleSiobhan])
    _ = try await undo()
    #expect(
      provider.calls == [
        .apply([move(.sampleSiobhan, from: .suggested, to: .invited(by: .sampleMe))]),
        .apply([move(.sampleSiobhan, from: .invited, to: nil, number: 4)]),
      ])
  }

  private func move(
    _ person: User, from old: GroupCategory, to new: Standing?, number: Int? = nil
  ) -> GroupsEdit {
    .move(person, in: Group.sample.id, from: old, to: new, number: number)
  }

  @Test func `removing a member calls the data provider, and undo restores the member's position`() async throws {
    let undo = try await interactor.remove(users: [Group.sample.participants[1]]).undo
    _ = try await undo()
    #expect(
      provider.calls == [
        .apply([move(.sample, from: .joined, to: nil)]),
        .apply([move(.sample, from: .suggested, to: .joined, number: 2)]),
      ])
  }

  @Test func `a change becomes visible only with the next fetch`() async throws {
    await interactor.fetchGroup()
    _ = try await interactor.remove(users: [Group.sample.participants[1]])
    #expect(interactor.group == .loaded(.sample))
    await interactor.fetchGroup()
    #expect(interactor.group.value?.members == [.sampleMe, .sampleJordi])
  }

  @Test func `if the data provider refuses a change, the interactor throws the same error`() async {
    let group = Group.sample.name
    await #expect(throws: GroupsError.isAlready(.joined, person: "Anna Roca", group: group)) {
      try await interactor.add(users: [.sample])
    }
    await #expect(throws: GroupsError.personGone) {
      try await interactor.add(users: [User(id: "99", firstName: "A", lastName: "B")])
    }
    await #expect(throws: GroupsError.isAlready(.suggested, person: "美咲 佐藤", group: group)) {
      try await interactor.remove(users: [Participant(.sampleMisaki, number: 9)])
    }
    provider.failure = failure
    await #expect(throws: failure) { try await interactor.add(users: [.sampleSiobhan]) }
    await #expect(throws: failure) { try await interactor.remove(users: [Group.sample.participants[1]]) }
  }
}
