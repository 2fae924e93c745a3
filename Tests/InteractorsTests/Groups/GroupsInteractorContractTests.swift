import Fakes
import Interactors
import Models
import Testing

/// What every conformer of `GroupsInteractorProtocol` promises: the real one and the fake.
struct GroupsInteractorContractTests {
  /// A conformer over a world of one group in each category, with a switch that makes it fail.
  struct Subject {
    let interactor: any GroupsInteractorProtocol
    let setFailure: (GroupsError?) -> Void
  }

  enum Conformer: CaseIterable {
    case real, fake

    @MainActor func make() -> Subject {
      switch self {
      case .real:
        let provider = GroupFakeDataProvider(joined: [.sample])
        return Subject(interactor: GroupsInteractor(dataProvider: provider)) { provider.failure = $0 }
      case .fake:
        let fake = GroupsFakeInteractor()
        fake.stock = [.joined: [.sample], .invited: [.sampleInvited], .suggested: [.sampleSuggested]]
        return Subject(interactor: fake) { fake.failure = $0 }
      }
    }
  }

  private let failure = GroupsError.store(StoreError(.busy, path: "x"))

  @Test(arguments: Conformer.allCases)
  func `before a fetch the list is empty and joined`(conformer: Conformer) {
    let interactor = conformer.make().interactor
    #expect(interactor.groupsList == GroupsList(groups: [], groupsCategory: .joined))
    #expect(interactor.fetch == .notStarted)
  }

  @Test(arguments: Conformer.allCases)
  func `a fetch brings the joined groups and notifies`(conformer: Conformer) async {
    let interactor = conformer.make().interactor
    var lists: [GroupsList] = []
    interactor.groupsListDidChange.add { [unowned interactor] in lists.append(interactor.groupsList) }
    await interactor.fetchGroups()
    #expect(lists.last == GroupsList(groups: [.sample], groupsCategory: .joined))
    #expect(interactor.fetch == .finished)
  }

  @Test(arguments: Conformer.allCases)
  func `another category stays the one to fetch`(conformer: Conformer) async {
    let interactor = conformer.make().interactor
    await interactor.fetchGroups(in: .invited)
    await interactor.fetchGroups()
    #expect(interactor.groupsList == GroupsList(groups: [.sampleInvited], groupsCategory: .invited))
  }

  @Test(arguments: Conformer.allCases)
  func `a failed fetch keeps the list and says why`(conformer: Conformer) async {
    let subject = conformer.make()
    await subject.interactor.fetchGroups()
    subject.setFailure(failure)
    await subject.interactor.fetchGroups()
    #expect(subject.interactor.groupsList.groups == [.sample])
    #expect(subject.interactor.fetch == .failed(failure))
  }

  @Test(arguments: Conformer.allCases)
  func `a created group is among the joined ones`(conformer: Conformer) async throws {
    let interactor = conformer.make().interactor
    try await interactor.createGroup(named: " Runners ")
    await interactor.fetchGroups()
    #expect(interactor.groupsList.groups.map(\.name) == [Group.sample.name, "Runners"])
  }

  @Test(arguments: Conformer.allCases)
  func `a blank name is refused`(conformer: Conformer) async {
    let interactor = conformer.make().interactor
    await #expect(throws: GroupsError.invalidName(.blank)) { try await interactor.createGroup(named: " ") }
  }

  @Test(arguments: Conformer.allCases)
  func `an invitation that was accepted is among the joined groups`(conformer: Conformer) async throws {
    let interactor = conformer.make().interactor
    try await interactor.join(group: Group.sampleInvited.id)
    await interactor.fetchGroups()
    #expect(interactor.groupsList.groups == [.sample, .sampleInvited])
    await interactor.fetchGroups(in: .invited)
    #expect(interactor.groupsList.groups == [])
  }

  @Test(arguments: Conformer.allCases)
  func `a group that was left is gone`(conformer: Conformer) async throws {
    let interactor = conformer.make().interactor
    try await interactor.leave(group: Group.sample.id)
    await interactor.fetchGroups()
    #expect(interactor.groupsList.groups == [])
  }

  @Test(arguments: Conformer.allCases)
  func `joining or leaving a group that does not exist is refused`(conformer: Conformer) async {
    let interactor = conformer.make().interactor
    await #expect(throws: GroupsError.groupGone) { try await interactor.join(group: "99") }
    await #expect(throws: GroupsError.groupGone) { try await interactor.leave(group: "99") }
  }

  @Test(arguments: Conformer.allCases)
  func `a store that fails is passed on`(conformer: Conformer) async {
    let subject = conformer.make()
    subject.setFailure(failure)
    await #expect(throws: failure) { try await subject.interactor.createGroup(named: "Runners") }
    await #expect(throws: failure) { try await subject.interactor.join(group: Group.sampleInvited.id) }
    await #expect(throws: failure) { try await subject.interactor.leave(group: Group.sample.id) }
  }
}
