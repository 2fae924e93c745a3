import Fakes
import Interactors
import Localization
import Models
import Testing
import ViewModels

struct GroupViewModelTests {
  private let interactor = GroupFakeInteractor()
  private let coordinator = GroupFakeCoordinator()
  private let failure = GroupsError.store(StoreError(.readOnly, path: "x"))

  /// The view model that the coordinator would make now.
  private var viewModel: GroupViewModel {
    GroupViewModel(interactor: interactor, coordinator: coordinator)
  }

  // MARK: What is shown

  @Test func `it shows the group's name and its members with full names`() {
    #expect(viewModel.groupName == "Calçotada Committee")
    #expect(viewModel.content == .loaded("2 members"))
    #expect((0..<2).map { viewModel.data(forMemberAt: $0)?.fullName } == ["Anna Roca", "Jordi Soler"])
  }

  @Test(arguments: [("Anna", "", "Anna"), ("", "Roca", "Roca"), ("", "", ""), ("Anna", "Roca", "Anna Roca")])
  func `a name that is missing leaves no stray blank`(first: String, last: String, fullName: String) {
    interactor.group = Group(id: "1", name: "A", members: [User(id: "1", firstName: first, lastName: last)])
    #expect(viewModel.data(forMemberAt: 0)?.fullName == fullName)
  }

  @Test(arguments: [-1, 2])
  func `there is no member outside the list`(index: Int) {
    #expect(viewModel.data(forMemberAt: index) == nil)
  }

  @Test func `until the group is there it is loading, and nothing can be done with it`() {
    interactor.group = nil
    interactor.fetch = .running
    #expect(viewModel.content == .loading("Loading…"))
    #expect(viewModel.groupName == "Group")
    #expect(!viewModel.addMember.isEnabled && !viewModel.removeMember.isEnabled)
  }

  @Test func `a group without members says so, and can be added to`() {
    interactor.group = .sampleEmpty
    #expect(viewModel.content == .empty("Nobody is in this group yet. Add somebody."))
    #expect(viewModel.addMember.isEnabled && !viewModel.removeMember.isEnabled)
  }

  @Test func `a failure keeps the members and says why`() {
    interactor.fetch = .failed(failure)
    #expect(viewModel.content == .loaded("2 members"))
    #expect(viewModel.fetchFailure == Strings(.en).fetchMessage(for: failure))
  }

  @Test func `a group that has gone while it was shown keeps its members in view, and can no longer be changed`() {
    interactor.fetch = .failed(.groupGone)
    #expect(viewModel.numberOfMembers == 2)
    #expect(!viewModel.addMember.isEnabled && !viewModel.removeMember.isEnabled)
  }

  @Test func `a group that is gone is not to be tried again`() {
    interactor.group = nil
    interactor.fetch = .failed(.groupGone)
    #expect(viewModel.content == .failed(Strings(.en)(GroupsText.groupGone)))
  }

  @Test func `a view model that was made stays as it is`() async throws {
    let old = viewModel
    try await interactor.remove(user: User.sample.id)
    #expect(old.numberOfMembers == 2)
    #expect(viewModel.numberOfMembers == 1)
  }

  // MARK: What the user does

  @Test func `whoever was picked is added`() async throws {
    coordinator.pickedPerson = User.sampleMisaki.id
    try await viewModel.addMember()
    #expect(coordinator.calls == [.pickPerson(notIn: Group.sample.id)])
    #expect(interactor.calls == [.add(User.sampleMisaki.id)])
  }

  @Test func `nobody picked, nobody added`() async throws {
    try await viewModel.addMember()
    #expect(interactor.calls == [])
  }

  @Test func `adding is refused in words where it fails`() async {
    coordinator.pickedPerson = User.sample.id
    await #expect(throws: Refusal(Strings(.en)(GroupsText.alreadyMember))) { try await viewModel.addMember() }
  }

  @Test func `adding to a group that is not there is refused`() async {
    interactor.group = nil
    await #expect(throws: Refusal.self) { try await viewModel.addMember() }
    #expect(coordinator.calls == [])
  }

  @Test func `removing asks first`() async throws {
    try await viewModel.removeMember(at: 1)
    let question = Question(
      title: "Remove member", message: "Remove Jordi Soler from “Calçotada Committee”?", confirm: "Remove",
      cancel: "Cancel")
    #expect(coordinator.calls == [.ask(question)])
    #expect(interactor.calls == [.remove(User.sampleJordi.id)])
  }

  @Test func `a cancelled removal changes nothing`() async throws {
    coordinator.answer = false
    try await viewModel.removeMember(at: 1)
    #expect(interactor.calls == [])
  }

  @Test(arguments: [-1, 2])
  func `removing a row that does not exist is refused`(index: Int) async {
    await #expect(throws: Refusal.self) { try await viewModel.removeMember(at: index) }
    #expect(coordinator.calls == [])
  }

  @Test func `the member whom the user saw is removed, whatever the list has become`() async throws {
    let seen = viewModel
    interactor.group = Group(id: "1", name: "A", members: [.sampleJordi, .sample])
    try await seen.removeMember(at: 0)
    #expect(interactor.calls == [.remove(User.sample.id)])
  }

  @Test func `refreshing fetches`() async {
    await viewModel.fetchGroup()
    #expect(interactor.calls == [.fetchGroup])
  }

  @Test func `going back leaves the detail`() {
    viewModel.dismissGroup()
    #expect(coordinator.calls == [.dismissGroup])
  }
}
