import Changes
import Fakes
import Interactors
import Models
import TestSupport
import Testing

struct GroupsInteractorTests {
  private let provider = GroupFakeDataProvider(groups: [.sample, .sampleInvited, .sampleSuggested])
  private let interactor: GroupsInteractor
  private let failure = GroupsError.store(StoreError(.busy, path: "x"))

  init() {
    interactor = GroupsInteractor(dataProvider: provider)
  }

  private func list(_ groups: [GroupSummary], in category: GroupCategory = .joined) -> GroupsList {
    GroupsList(
      groups: groups, groupsCategory: category, counts: [.joined: 1, .invited: 1, .suggested: 1])
  }

  private static let leaving = GroupsEdit.move(.sampleMe, in: Group.sample.id, from: .joined, to: nil)

  @Test func `before the first fetch, the state of the list is loading`() {
    #expect(interactor.groupsList == .loading(last: nil))
  }

  @Test func `a fetch loads the joined groups, and notifies the observers once`() async {
    var notifications = 0
    interactor.groupsListDidChange.add { notifications += 1 }
    await interactor.fetchGroups()
    #expect(interactor.groupsList == .loaded(list([.sample])))
    #expect(notifications == 1)
  }

  @Test func `later fetches load the category that the user has chosen`() async {
    await interactor.fetchGroups(in: .invited)
    await interactor.fetchGroups()
    #expect(interactor.groupsList == .loaded(list([.sampleInvited], in: .invited)))
  }

  @Test func `only the first groups are fetched until all are requested`() async {
    let many = (1...GroupsInteractor.firstLimit + 1).map {
      Group(id: "\($0)", name: "Runners", members: [.sampleMe])
    }
    let interactor = GroupsInteractor(dataProvider: GroupFakeDataProvider(groups: many))
    func numbers() -> [Int?] {
      [interactor.groupsList.value?.groups.count, interactor.groupsList.value?.count(of: .joined)]
    }
    await interactor.fetchGroups()
    #expect(numbers() == [200, nil])
    await interactor.fetchAllGroups()
    await interactor.fetchGroups()
    #expect(numbers() == [201, 201])
    await interactor.fetchGroups(in: .joined)
    #expect(numbers() == [200, nil])
  }

  @Test func `after a failure, the next fetch tries the requested category again`() async {
    provider.failure = failure
    await interactor.fetchGroups(in: .suggested)
    provider.failure = nil
    await interactor.fetchGroups()
    #expect(interactor.groupsList == .loaded(list([.sampleSuggested], in: .suggested)))
  }

  @Test func `a fetch counts the unread news`() async throws {
    let anna = GroupFakeDataProvider(sharing: provider, for: .sample)
    _ = try await anna.apply(
      .move(.sampleMe, in: Group.sampleSuggested.id, from: .suggested, to: .invited(by: .sample)))
    await interactor.fetchGroups()
    #expect(interactor.groupsList.value?.unreadNews == 1)
  }

  @Test func `a group is created with its trimmed name`() async throws {
    let (group, _) = try await interactor.createGroup(named: " Runners ")
    #expect(provider.calls == [.apply([.create(try GroupName("Runners"), by: .sampleMe)])])
    #expect(group.name == "Runners")
  }

  @Test func `an invalid name is reported, and is refused without a call to the data provider`() async {
    #expect(interactor.problem(withName: "Runners") == nil)
    #expect(interactor.problem(withName: " ") == .invalidName(.blank))
    await #expect(throws: GroupsError.invalidName(.blank)) { try await interactor.createGroup(named: " ") }
    let long = String(repeating: "n", count: 101)
    await #expect(throws: GroupsError.invalidName(.tooLong)) { try await interactor.createGroup(named: long) }
    #expect(provider.calls == [])
  }

  @Test func `joining and leaving pass to the data provider the category in which the user saw the group`() async throws
  {
    _ = try await interactor.join(groups: [.sampleInvited], from: .invited)
    _ = try await interactor.leave(groups: [.sample], from: .joined)
    let join = GroupsEdit.move(.sampleMe, in: Group.sampleInvited.id, from: .invited, to: .joined)
    #expect(provider.calls == [.apply([join]), .apply([Self.leaving])])
  }

  @Test func `a write can be undone and redone through the data provider`() async throws {
    let redo = try await interactor.leave(groups: [.sample], from: .joined).undo()
    let comingBack = GroupsEdit.move(.sampleMe, in: Group.sample.id, from: .suggested, to: .joined, number: 1)
    #expect(provider.calls == [.apply([Self.leaving]), .apply([comingBack])])
    _ = try await redo()
    let leavingAgain = GroupsEdit.move(.sampleMe, in: Group.sample.id, from: .joined, to: nil, number: 1)
    #expect(provider.calls.last == .apply([leavingAgain]))
  }

  @Test func `a write can be undone after the interactor has been freed`() async throws {
    var interactor: GroupsInteractor? = GroupsInteractor(dataProvider: provider)
    weak let observed = interactor
    let undo = try await interactor?.leave(groups: [.sample], from: .joined).undo
    interactor = nil
    #expect(observed == nil)
    _ = try await undo?()
    #expect(try await provider.group(Group.sample.id) == .sample)
  }

  @Test func `a write does not notify the observers, because the next fetch does`() async throws {
    await interactor.fetchGroups()
    var notifications = 0
    interactor.groupsListDidChange.add { notifications += 1 }
    _ = try await interactor.leave(groups: [.sample], from: .joined)
    #expect(notifications == 0)
    await interactor.fetchGroups()
    await interactor.fetchGroups()
    #expect(notifications == 1)
  }

  @Test func `several groups are left in a single write, and undo restores them in a single write`() async throws {
    let provider = GroupFakeDataProvider()
    let interactor = GroupsInteractor(dataProvider: provider)
    let (deleted, undo) = try await interactor.leave(groups: [.sample, .sampleEmpty], from: .joined)
    #expect(deleted == [.sampleEmpty])
    _ = try await undo()
    let comingBack = GroupsEdit.move(.sampleMe, in: Group.sample.id, from: .suggested, to: .joined, number: 1)
    let leavingLast = GroupsEdit.move(.sampleMe, in: Group.sampleEmpty.id, from: .joined, to: nil)
    #expect(provider.calls == [.apply([Self.leaving, leavingLast]), .apply([.restore(.sampleEmpty), comingBack])])
  }

  @Test func `if the data provider refuses a change, the interactor throws the same error`() async {
    let unknown = GroupSummary(id: "99", name: "A", memberCount: 0)
    await #expect(throws: GroupsError.groupGone) { try await interactor.join(groups: [unknown], from: .invited) }
    await #expect(throws: GroupsError.isAlready(.joined, person: nil, group: Group.sample.name)) {
      try await interactor.join(groups: [.sample], from: .suggested)
    }
    await #expect(throws: GroupsError.groupGone) { try await interactor.leave(groups: [unknown], from: .joined) }
    provider.failure = failure
    await #expect(throws: failure) { try await interactor.createGroup(named: "Runners") }
    await #expect(throws: failure) { try await interactor.join(groups: [.sampleInvited], from: .invited) }
    await #expect(throws: failure) { try await interactor.leave(groups: [.sample], from: .joined) }
  }

  /// Two fetches at once, answered in the given order.
  @Test(arguments: [[GroupCategory.invited, .suggested], [.suggested, .invited]])
  func `if two fetches overlap, only the result of the later fetch counts, even if it arrives first`(
    order: [GroupCategory]
  )
    async throws
  {
    provider.holdAnswers()
    let earlier = Task { await interactor.fetchGroups(in: .invited) }
    await eventually("the earlier fetch begins") { provider.calls.count == 1 }
    let later = Task { await interactor.fetchGroups(in: .suggested) }
    for category in order {
      await eventually("\(category) is asked for") { provider.answer(.groupsList(category)) }
    }
    try await value(of: earlier, "the earlier fetch ends")
    try await value(of: later, "the later fetch ends")
    #expect(interactor.groupsList == .loaded(list([.sampleSuggested], in: .suggested)))
  }
}
