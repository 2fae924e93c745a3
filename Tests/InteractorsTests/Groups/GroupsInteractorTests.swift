import Fakes
import Interactors
import Models
import Observing
import Testing
import TestSupport

struct GroupsInteractorTests {
  private let provider = GroupFakeDataProvider(joined: [.sample])
  private let interactor: GroupsInteractor
  private let failure = GroupsError.store(StoreError(.busy, path: "x"))

  init() {
    interactor = GroupsInteractor(dataProvider: provider)
  }

  private func list(_ groups: [GroupSummary], in category: GroupCategory = .joined) -> GroupsList {
    GroupsList(groups: groups, groupsCategory: category, counts: [.joined: 1, .invited: 1, .suggested: 1])
  }

  @Test func `before a fetch the list is on its way`() {
    #expect(interactor.groupsList == .loading(last: nil))
  }

  @Test func `a fetch brings the joined groups and notifies once`() async {
    var notifications = 0
    interactor.groupsListDidChange.add { notifications += 1 }
    await interactor.fetchGroups()
    #expect(interactor.groupsList == .loaded(list([.sample])))
    #expect(notifications == 1)
  }

  @Test func `another category stays the one to fetch`() async {
    await interactor.fetchGroups(in: .invited)
    await interactor.fetchGroups()
    #expect(interactor.groupsList == .loaded(list([.sampleInvited], in: .invited)))
  }

  @Test func `after a failure the category that was asked for is tried again`() async {
    provider.failure = failure
    await interactor.fetchGroups(in: .suggested)
    provider.failure = nil
    await interactor.fetchGroups()
    #expect(interactor.groupsList == .loaded(list([.sampleSuggested], in: .suggested)))
  }

  @Test func `a created group is asked for by its trimmed name`() async throws {
    try await interactor.createGroup(named: " Runners ")
    #expect(provider.calls == [.createGroup(try GroupName("Runners"))])
  }

  @Test func `a name that will not do is a problem, and is refused without asking`() async {
    #expect(interactor.problem(withName: "Runners") == nil)
    #expect(interactor.problem(withName: " ") == .invalidName(.blank))
    await #expect(throws: GroupsError.invalidName(.blank)) { try await interactor.createGroup(named: " ") }
    let long = String(repeating: "n", count: 101)
    await #expect(throws: GroupsError.invalidName(.tooLong)) { try await interactor.createGroup(named: long) }
    #expect(provider.calls == [])
  }

  @Test func `joining and leaving ask the data provider`() async throws {
    try await interactor.join(group: Group.sampleInvited.id)
    try await interactor.leave(group: Group.sample.id)
    #expect(provider.calls == [.join(Group.sampleInvited.id), .leave(Group.sample.id)])
  }

  @Test func `the last change is known until another category is asked for`() async throws {
    await interactor.fetchGroups()
    #expect(interactor.lastChange == nil)
    try await interactor.createGroup(named: "Runners")
    guard case .created(let id) = interactor.lastChange else { throw Unexpected() }
    await interactor.fetchGroups()
    #expect(interactor.groupsList.value?.groups.last?.id == id)
    try await interactor.leave(group: Group.sample.id)
    #expect(interactor.lastChange == .left(.sample, from: .joined))
    await interactor.fetchGroups(in: .invited)
    #expect(interactor.lastChange == nil)
    try await interactor.join(group: Group.sampleInvited.id)
    #expect(interactor.lastChange == .joined(.sampleInvited, from: .invited))
  }

  @Test func `a change that is refused leaves the last one as it was`() async throws {
    await interactor.fetchGroups()
    try await interactor.leave(group: Group.sample.id)
    provider.failure = failure
    await #expect(throws: failure) { try await interactor.createGroup(named: "Runners") }
    #expect(interactor.lastChange == .left(.sample, from: .joined))
  }

  private struct Unexpected: Error {}

  @Test func `what the data provider refuses is passed on`() async {
    await #expect(throws: GroupsError.groupGone) { try await interactor.join(group: "99") }
    await #expect(throws: GroupsError.groupGone) { try await interactor.leave(group: "99") }
    provider.failure = failure
    await #expect(throws: failure) { try await interactor.createGroup(named: "Runners") }
    await #expect(throws: failure) { try await interactor.join(group: Group.sampleInvited.id) }
    await #expect(throws: failure) { try await interactor.leave(group: Group.sample.id) }
  }

  /// Two fetches at once, answered in the given order.
  @Test(arguments: [[GroupCategory.invited, .suggested], [.suggested, .invited]])
  func `of two overlapping fetches the later request wins, whichever answers first`(order: [GroupCategory]) async throws
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
