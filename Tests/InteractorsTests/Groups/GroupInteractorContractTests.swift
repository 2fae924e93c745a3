import Fakes
import Interactors
import Models
import Testing

/// What every conformer of `GroupInteractorProtocol` promises: the real one and the fake.
struct GroupInteractorContractTests {
  /// A conformer that has fetched ``Group/sample``, with a switch that makes it fail.
  struct Subject {
    let interactor: any GroupInteractorProtocol
    let setFailure: (GroupsError?) -> Void
  }

  enum Conformer: CaseIterable {
    case real, fake

    @MainActor func make() async -> Subject {
      switch self {
      case .real:
        let provider = GroupFakeDataProvider(joined: [.sample])
        let interactor = GroupInteractor(group: Group.sample.id, dataProvider: provider)
        await interactor.fetchGroup()
        return Subject(interactor: interactor) { provider.failure = $0 }
      case .fake:
        let fake = GroupFakeInteractor()
        return Subject(interactor: fake) { fake.failure = $0 }
      }
    }
  }

  private let failure = GroupsError.store(StoreError(.full, path: "x"))

  /// Counts the notifications while something is done.
  private func notifications(
    of interactor: any GroupInteractorProtocol, while act: () async throws(GroupsError) -> Void
  ) async -> Int {
    var count = 0
    let entry = interactor.groupMembersDidChange.add { count += 1 }
    try? await act()
    interactor.groupMembersDidChange.remove(entry)
    return count
  }

  @Test(arguments: Conformer.allCases)
  func `an added person is the last member`(conformer: Conformer) async throws {
    let interactor = await conformer.make().interactor
    try await interactor.add(user: User.sampleSiobhan.id)
    #expect(interactor.group?.members == Group.sample.members + [.sampleSiobhan])
  }

  @Test(arguments: Conformer.allCases)
  func `adding notifies once`(conformer: Conformer) async {
    let interactor = await conformer.make().interactor
    let count = await notifications(of: interactor) { () throws(GroupsError) in
      try await interactor.add(user: User.sampleSiobhan.id)
    }
    #expect(count == 1)
  }

  @Test(arguments: Conformer.allCases)
  func `a member cannot be added twice, and nobody is notified`(conformer: Conformer) async {
    let interactor = await conformer.make().interactor
    let count = await notifications(of: interactor) { () throws(GroupsError) in
      try await interactor.add(user: User.sample.id)
    }
    await #expect(throws: GroupsError.alreadyMember) { try await interactor.add(user: User.sample.id) }
    #expect(count == 0)
    #expect(interactor.group == .sample)
  }

  @Test(arguments: Conformer.allCases)
  func `a removed member is gone, and removing notifies once`(conformer: Conformer) async {
    let interactor = await conformer.make().interactor
    let count = await notifications(of: interactor) { () throws(GroupsError) in
      try await interactor.remove(user: User.sample.id)
    }
    #expect(count == 1)
    #expect(interactor.group?.members == [.sampleJordi])
  }

  @Test(arguments: Conformer.allCases)
  func `removing somebody who is no member changes nothing and notifies nobody`(conformer: Conformer) async {
    let interactor = await conformer.make().interactor
    let count = await notifications(of: interactor) { () throws(GroupsError) in
      try await interactor.remove(user: User.sampleMisaki.id)
    }
    await #expect(throws: GroupsError.notAMember) { try await interactor.remove(user: User.sampleMisaki.id) }
    #expect(count == 0)
    #expect(interactor.group == .sample)
  }

  @Test(arguments: Conformer.allCases)
  func `id and name survive a change of members`(conformer: Conformer) async throws {
    let interactor = await conformer.make().interactor
    try await interactor.add(user: User.sampleSiobhan.id)
    try await interactor.remove(user: User.sample.id)
    #expect(interactor.group?.id == Group.sample.id)
    #expect(interactor.group?.name == Group.sample.name)
  }

  @Test(arguments: Conformer.allCases)
  func `somebody who does not exist cannot be added`(conformer: Conformer) async {
    let interactor = await conformer.make().interactor
    await #expect(throws: GroupsError.personGone) { try await interactor.add(user: "99") }
  }

  @Test(arguments: Conformer.allCases)
  func `a change that fails leaves the group as it was`(conformer: Conformer) async {
    let subject = await conformer.make()
    subject.setFailure(failure)
    await #expect(throws: failure) { try await subject.interactor.add(user: User.sampleSiobhan.id) }
    await #expect(throws: failure) { try await subject.interactor.remove(user: User.sample.id) }
    #expect(subject.interactor.group == .sample)
  }

  @Test(arguments: Conformer.allCases)
  func `a fetch that fails keeps the group and says why`(conformer: Conformer) async {
    let subject = await conformer.make()
    subject.setFailure(failure)
    await subject.interactor.fetchGroup()
    #expect(subject.interactor.group == .sample)
    #expect(subject.interactor.fetch == .failed(failure))
  }
}
