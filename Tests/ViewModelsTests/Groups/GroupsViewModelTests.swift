import Fakes
import Interactors
import Localization
import Models
import Testing
import ViewModels

struct GroupsViewModelTests {
  private let interactor = GroupsFakeInteractor()
  private let coordinator = GroupsFakeCoordinator()
  private let failure = GroupsError.store(StoreError(.busy, path: "x"))

  /// The view model that the coordinator would make now.
  private var viewModel: GroupsViewModel {
    GroupsViewModel(interactor: interactor, coordinator: coordinator)
  }

  private func show(_ groups: [Group], in category: GroupCategory = .joined) {
    interactor.stock = [category: groups]
    interactor.groupsList = GroupsList(groups: groups, groupsCategory: category)
    interactor.fetch = .finished
  }

  // MARK: What is shown

  @Test(
    arguments: [
      (GroupCategory.joined, "My groups"), (.invited, "Invitations"), (.suggested, "Suggested groups"),
    ])
  func `the title is what the category is called`(category: GroupCategory, title: String) {
    show([], in: category)
    #expect(viewModel.groupsCategory == title)
  }

  @Test func `a row has the name and the number of members`() {
    show([.sample, .sampleEmpty])
    #expect(viewModel.numberOfRows == 2)
    #expect(viewModel.data(forRowAt: 0)?.groupName == "Calçotada Committee")
    #expect(viewModel.data(forRowAt: 0)?.memberCount == "2 members")
    #expect(viewModel.data(forRowAt: 1)?.memberCount == "0 members")
  }

  @Test(arguments: [-1, 2, Int.max])
  func `there is no row outside the list`(index: Int) {
    show([.sample, .sampleEmpty])
    #expect(viewModel.data(forRowAt: index) == nil)
  }

  @Test func `before the first answer it is loading`() {
    #expect(viewModel.content == .loading("Loading…"))
    interactor.fetch = .running
    #expect(viewModel.content == .loading("Loading…"))
  }

  @Test func `with groups it says how many`() {
    show([.sample])
    #expect(viewModel.content == .loaded("1 group"))
    #expect(viewModel.fetchFailure == nil)
  }

  @Test(arguments: GroupCategory.allCases)
  func `without groups it says so, for each category`(category: GroupCategory) {
    show([], in: category)
    guard case .empty(let text) = viewModel.content else {
      Issue.record("not empty: \(viewModel.content)")
      return
    }
    #expect(!text.isEmpty)
  }

  @Test func `a failure without groups stands in their place`() {
    interactor.fetch = .failed(failure)
    #expect(viewModel.content == .failed(Strings(.en).fetchMessage(for: failure)))
  }

  @Test func `a failure with groups keeps them and says why`() {
    show([.sample])
    interactor.fetch = .failed(failure)
    #expect(viewModel.content == .loaded("1 group"))
    #expect(viewModel.fetchFailure == Strings(.en).fetchMessage(for: failure))
  }

  @Test func `a view model that was made stays as it is`() {
    show([.sample])
    let old = viewModel
    show([], in: .invited)
    #expect(old.groupsCategory == "My groups")
    #expect(old.numberOfRows == 1)
    #expect(viewModel.groupsCategory == "Invitations")
  }

  @Test(
    arguments: [
      (GroupCategory.joined, [true, false, false]), (.invited, [false, true, false]),
      (.suggested, [false, false, true]),
    ])
  func `what can be done depends on the category`(category: GroupCategory, possible: [Bool]) {
    show([.sample], in: category)
    #expect(enabled == possible)
    show([], in: category)
    #expect(enabled == [false, false, false])
  }

  private var enabled: [Bool] {
    [viewModel.leaveGroup, viewModel.acceptInvitation, viewModel.joinGroup].map(\.isEnabled)
  }

  @Test func `an empty category has nothing to choose, and says so`() async {
    show([])
    await #expect(throws: Refusal("There is no row here to choose.")) { try await viewModel.showGroup(at: 0) }
    #expect(!viewModel.showGroup.isEnabled)
  }

  // MARK: Inside the calçot

  @Test func `choosing a category fetches it`() async {
    await viewModel.showInvitations()
    await viewModel.showSuggestions()
    await viewModel.showJoinedGroups()
    #expect(interactor.calls == [.fetchGroups(.invited), .fetchGroups(.suggested), .fetchGroups(.joined)])
  }

  @Test func `creating hands the typed name on`() async throws {
    try await viewModel.createGroup(named: "Runners")
    #expect(interactor.calls == [.createGroup("Runners")])
  }

  @Test func `a blank name is refused in words`() async {
    await #expect(throws: Refusal(Strings(.en)(GroupsText.nameBlank))) { try await viewModel.createGroup(named: " ") }
  }

  @Test func `accepting an invitation joins its group`() async throws {
    show([.sampleInvited], in: .invited)
    try await viewModel.acceptInvitation(at: 0)
    #expect(interactor.calls == [.join(Group.sampleInvited.id)])
  }

  @Test func `declining an invitation leaves its group without asking`() async throws {
    show([.sampleInvited], in: .invited)
    try await viewModel.declineInvitation(at: 0)
    #expect(interactor.calls == [.leave(Group.sampleInvited.id)])
    #expect(coordinator.calls == [])
  }

  @Test func `a suggested group is joined`() async throws {
    show([.sampleSuggested], in: .suggested)
    try await viewModel.joinGroup(at: 0)
    #expect(interactor.calls == [.join(Group.sampleSuggested.id)])
  }

  @Test func `what belongs to another category is refused`() async {
    show([.sample])
    let viewModel = viewModel
    await #expect(throws: Refusal.self) { try await viewModel.acceptInvitation(at: 0) }
    await #expect(throws: Refusal.self) { try await viewModel.declineInvitation(at: 0) }
    await #expect(throws: Refusal.self) { try await viewModel.joinGroup(at: 0) }
    show([.sampleInvited], in: .invited)
    await #expect(throws: Refusal.self) { try await self.viewModel.leaveGroup(at: 0) }
    #expect(interactor.calls == [])
  }

  @Test func `a change that fails is refused in words`() async {
    show([.sampleInvited], in: .invited)
    interactor.failure = failure
    let refusal = Refusal(Strings(.en).message(for: failure))
    await #expect(throws: refusal) { try await viewModel.acceptInvitation(at: 0) }
    await #expect(throws: refusal) { try await viewModel.declineInvitation(at: 0) }
    await #expect(throws: refusal) { try await viewModel.createGroup(named: "Runners") }
  }

  @Test func `the row that the user saw is meant, whatever the list has become`() async throws {
    show([.sample, .sampleEmpty])
    let seen = viewModel
    show([.sampleEmpty, .sample])
    try await seen.showGroup(at: 0)
    #expect(coordinator.calls == [.present(Group.sample.id)])
  }

  // MARK: To another calçot

  @Test func `showing a row presents that group`() async throws {
    show([.sample, .sampleEmpty])
    try await viewModel.showGroup(at: 1)
    #expect(coordinator.presented)
    #expect(coordinator.calls == [.present(Group.sampleEmpty.id)])
  }

  @Test(arguments: [-1, 1])
  func `showing a row that does not exist is refused`(index: Int) async {
    show([.sample])
    await #expect(throws: Refusal(Strings(.en)(SharedText.noSuchRow, ["row": String(index + 1)]))) {
      try await viewModel.showGroup(at: index)
    }
    #expect(!coordinator.presented)
  }

  @Test func `leaving asks first`() async throws {
    show([.sample])
    try await viewModel.leaveGroup(at: 0)
    let question = Question(
      title: "Leave group",
      message: "Leave “Calçotada Committee”? The group and its list of members will be deleted.",
      confirm: "Leave", cancel: "Cancel")
    #expect(coordinator.calls == [.ask(question)])
    #expect(interactor.calls == [.leave(Group.sample.id)])
  }

  @Test func `a cancelled leave changes nothing`() async throws {
    show([.sample])
    coordinator.answer = false
    try await viewModel.leaveGroup(at: 0)
    #expect(interactor.calls == [])
  }

  @Test func `going back leaves the overview`() {
    viewModel.dismissGroup()
    #expect(coordinator.dismissed)
  }
}
