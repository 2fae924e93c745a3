import Changes
import Fakes
import Interactors
import Localization
import Models
import Presenting
import Testing
import Texts
import ViewModels

struct GroupViewModelTests {
  private let interactor = GroupFakeInteractor()
  private let coordinator = GroupFakeCoordinator()
  private let failure = GroupsError.store(StoreError(.readOnly, path: "x"))

  /// The view model that the page would show now.
  private var viewModel: GroupViewModel {
    GroupViewModel(interactor: interactor, coordinator: coordinator)
  }

  // MARK: On the screen

  @Test func `the view model shows the group's name and the full names of its members`() {
    #expect(viewModel.groupName == "Calçotada Committee")
    #expect(viewModel.content == .loaded(.groups(.people(members: 3, invited: 0, .joined))))
    #expect((0..<3).map { viewModel.data(forPersonAt: $0)?.fullName } == ["You", "Anna Roca", "Jordi Soler"])
    #expect((0..<3).allSatisfy { viewModel.data(forPersonAt: $0)?.standing == nil })
  }

  @Test func `invited people are marked, and counted separately from the members`() {
    interactor.group = .loaded(.sampleInvited)
    #expect(viewModel.content == .loaded(.groups(.people(members: 1, invited: 1, .invited))))
    #expect((0..<2).map { viewModel.data(forPersonAt: $0)?.standing } == [nil, .groups(.invited)])
  }

  @Test(arguments: [("Anna", "", "Anna"), ("", "Roca", "Roca"), ("", "", ""), ("Anna", "Roca", "Anna Roca")])
  func `if the first or last name is missing, the full name has no extra space`(
    first: String, last: String, fullName: String
  ) {
    #expect(User(id: "1", firstName: first, lastName: last).fullName == fullName)
  }

  @Test(arguments: [-1, 3])
  func `an index outside the list has no member`(index: Int) {
    #expect(viewModel.data(forPersonAt: index) == nil)
  }

  @Test func `until the group has been fetched, it is shown as loading and cannot be changed`() {
    interactor.group = .loading(last: nil)
    #expect(viewModel.content == .loading(.shared(.loading)))
    #expect(viewModel.groupName == .groups(.group))
    #expect(reasons == Array(repeating: .shared(.notLoaded), count: 4))
  }

  @Test func `only members can change a group`() {
    interactor.group = .loaded(Group(id: "1", name: "A", members: [.sample]))
    #expect(reasons == Array(repeating: .groups(.onlyMembers), count: 4))
  }

  @Test func `after a failed fetch, the members stay, and the notice shows the error`() {
    interactor.group = .failed(failure, last: .sample)
    #expect(viewModel.content == .loaded(.groups(.people(members: 3, invited: 0, .joined))))
    #expect(viewModel.notice == Notice(.error, .shared(.fetchFailed(failure.text)), remedy: .retry))
    #expect(reasons == [nil, nil, nil, nil])
  }

  @Test(arguments: [
    (Group.sample, "joined", [false, false, false, true]), (.sampleInvited, "invited", [false, true, true, false]),
    (.sampleSuggested, "suggested", [true, false, false, false]),
  ])
  func `the commands that are enabled depend on whether the user is a member, invited, or neither`(
    group: Group, standing: String, offers: [Bool]
  ) {
    interactor.group = .loaded(group)
    #expect(viewModel.standingName == standing)
    let commands = [
      viewModel.joinGroup, viewModel.acceptInvitation, viewModel.declineInvitation, viewModel.leaveGroup,
    ]
    #expect(commands.map(\.isEnabled) == offers)
    #expect(
      (0..<group.participants.count).map { viewModel.data(forPersonAt: $0)?.isMe }
        == group.participants.map { $0.person == .sampleMe })
  }

  @Test func `if the shown group is deleted, its name stays, but nobody is shown, and nothing can be changed`() {
    interactor.group = .failed(.groupGone, last: .sample)
    #expect(viewModel.groupName == Text(verbatim: Group.sample.name))
    #expect(viewModel.content == .failed)
    #expect(viewModel.numberOfPeople == 0)
    #expect(viewModel.data(forPersonAt: 0) == nil)
    #expect(reasons == Array(repeating: .groups(.groupGone), count: 4))
  }

  @Test func `if the group has been deleted, no retry is offered`() {
    interactor.group = .failed(.groupGone, last: nil)
    #expect(viewModel.content == .failed)
    #expect(viewModel.notice == Notice(.error, .groups(.groupGone)))
  }

  @Test func `a change leaves the existing view model unchanged, and a new view model is up to date`() {
    let old = viewModel
    interactor.group = .loaded(.sampleEmpty)
    #expect(old.groupName == Text(verbatim: Group.sample.name))
    #expect(old.numberOfPeople == 3)
    #expect(old.updated().groupName == Text(verbatim: Group.sampleEmpty.name))
    #expect(old.updated().numberOfPeople == 1)
  }

  private var reasons: [Text?] {
    [
      viewModel.addMember.disabledReason, viewModel.inviteMember.disabledReason,
      viewModel.removeMember.disabledReason, viewModel.renameGroup.disabledReason,
    ]
  }

  // MARK: Inside

  @Test func `refreshing fetches the data again`() async {
    await viewModel.fetchGroup()
    #expect(interactor.calls == [.fetchGroup])
  }

  @Test func `after joining a group or accepting an invitation, the user stays on the group's page`() async throws {
    interactor.group = .loaded(.sampleSuggested)
    let joined = try await viewModel.joinGroup()
    interactor.group = .loaded(.sampleInvited)
    let accepted = try await viewModel.acceptInvitation()
    #expect(interactor.calls == [.join(from: .suggested), .join(from: .invited)])
    #expect(joined?.text == .groups(.joined(groups: ["Repair Café"])) && joined?.row == User.sampleMe.id)
    #expect(accepted?.text == .groups(.accepted(groups: ["Castellers Training"])))
    #expect(coordinator.calls == [])
  }

  // MARK: Inside, then elsewhere

  @Test(arguments: [true, false])
  func `after leaving a group, the user returns to the list, which reports what happens to the group`(isGone: Bool)
    async throws
  {
    interactor.isGroupDeleted = isGone
    let name = Group.sample.name
    let outcome = try await viewModel.leaveGroup()
    #expect(interactor.calls == [.remove([Group.sample.participants[0]])])
    #expect(coordinator.calls == [.dismissGroup])
    #expect(outcome?.text == .groups(isGone ? .leftAndDeleted(group: name) : .leftToOthers(group: name)))
    #expect(outcome?.withoutConsequence == .groups(.left(groups: [name])))
    #expect(outcome?.row == Group.sample.id)
  }

  @Test func `after declining an invitation, the user returns to the list`() async throws {
    interactor.group = .loaded(.sampleInvited)
    let outcome = try await viewModel.declineInvitation()
    #expect(coordinator.calls == [.dismissGroup])
    #expect(outcome?.text == .groups(.declined(groups: ["Castellers Training"])))
  }

  @Test func `declining the last invitation reports that the group was deleted, but undoing it does not report this`()
    async throws
  {
    interactor.group = .loaded(.sampleInvited)
    interactor.isGroupDeleted = true
    let outcome = try await viewModel.declineInvitation()
    let declined = Text.groups(.declined(groups: ["Castellers Training"]))
    #expect(outcome?.text == "\(declined) \(.groups(.groupDeleted))")
    #expect(outcome?.withoutConsequence == declined)
  }

  @Test func `if leaving fails, the page stays open`() async {
    interactor.failure = .groupGone
    await #expect(throws: CommandError(.groups(.groupGone))) { try await viewModel.leaveGroup() }
    #expect(coordinator.calls == [])
  }

  @Test func `if users remove themselves, a question is asked first, and then the list is shown again`() async throws {
    #expect(try await viewModel.removeMember([0]) == nil)
    #expect(coordinator.calls == [.ask(Question(leaving: Group.sample.name))])
    coordinator.answer = true
    let outcome = try await viewModel.removeMember([0])
    #expect(coordinator.calls.last == .dismissGroup)
    #expect(outcome?.text == .groups(.leftToOthers(group: Group.sample.name)))
    #expect(outcome?.withoutConsequence == .groups(.left(groups: [Group.sample.name])))
  }

  @Test func `if users remove themselves and others, the report names the removal and its effect on the group`()
    async throws
  {
    coordinator.answer = true
    let outcome = try await viewModel.removeMember([0, 1])
    let removed = Text.groups(.removed(people: ["You", "Anna Roca"], from: Group.sample.name))
    #expect(outcome?.text == "\(removed) \(.groups(.leftToOthers(group: Group.sample.name)))")
    #expect(outcome?.withoutConsequence == removed)
    #expect(coordinator.calls.last == .dismissGroup)
  }

  // MARK: Elsewhere

  @Test func `renaming opens a separate screen`() async throws {
    try await viewModel.renameGroup()
    #expect(coordinator.calls == [.rename(Group.sample.id)])
  }

  @Test func `the page of an existing group has no command to close the page`() {
    #expect(viewModel.dismissGroup == nil)
  }

  @Test func `the page of a deleted group can be closed`() async throws {
    interactor.group = .failed(.groupGone, last: .sample)
    try await viewModel.dismissGroup?()
    #expect(coordinator.calls == [.dismissGroup])
  }

  // MARK: Elsewhere, then inside

  @Test func `removing a person who is only invited is reported as a withdrawn invitation`() async throws {
    let guest = Participant(.sample, .invited(by: .sampleMe), number: 2)
    interactor.group = .loaded(Group(id: "1", name: "A", participants: [Participant(.sampleMe, number: 1), guest]))
    let outcome = try await viewModel.removeMember([1])
    #expect(outcome?.text == .groups(.withdrawn(people: [User.sample.fullName], from: "A")))
  }

  @Test func `the person who was picked is added, and reported as the new row`() async throws {
    coordinator.pickedPeople = [.sampleMisaki]
    let outcome = try await viewModel.addMember()
    #expect(coordinator.calls == [.pickPeople(notIn: Group.sample.id)])
    #expect(interactor.calls == [.add([.sampleMisaki])])
    #expect(outcome?.text == .groups(.added(people: [User.sampleMisaki.fullName], to: Group.sample.name)))
    #expect(outcome?.row == User.sampleMisaki.id)
  }

  @Test func `several people who were picked are added together`() async throws {
    coordinator.pickedPeople = [.sampleMisaki, .sampleSiobhan]
    let outcome = try await viewModel.addMember()
    #expect(interactor.calls == [.add([.sampleMisaki, .sampleSiobhan])])
    #expect(outcome?.text == .groups(.added(people: ["美咲 佐藤", "Siobhan O'Brien"], to: Group.sample.name)))
  }

  @Test func `the person who was picked is invited, and reported as the new row`() async throws {
    coordinator.pickedPeople = [.sampleMisaki]
    let outcome = try await viewModel.inviteMember()
    #expect(coordinator.calls == [.pickGuests(notIn: Group.sample.id)])
    #expect(interactor.calls == [.invite([.sampleMisaki])])
    #expect(outcome?.text == .groups(.personInvited(people: [User.sampleMisaki.fullName], to: Group.sample.name)))
    #expect(outcome?.row == User.sampleMisaki.id)
  }

  @Test func `if the user leaves the picker, nobody is added or invited`() async throws {
    #expect(try await viewModel.addMember() == nil)
    #expect(try await viewModel.inviteMember() == nil)
    #expect(interactor.calls == [])
  }

  @Test(arguments: [GroupsError.isAlready(.invited, person: "A", group: "B"), .personGone, .groupGone])
  func `if adding or inviting fails, an error with the same text is thrown`(error: GroupsError) async {
    coordinator.pickedPeople = [.sample]
    interactor.failure = error
    await #expect(throws: CommandError(error.text)) { try await viewModel.addMember() }
    await #expect(throws: CommandError(error.text)) { try await viewModel.inviteMember() }
  }

  @Test func `a disabled command opens no screen`() async {
    interactor.group = .loading(last: nil)
    await #expect(throws: CommandError(.shared(.notLoaded))) { try await viewModel.addMember() }
    #expect(coordinator.calls == [])
  }

  @Test func `removing one member asks no question, because the removal can be undone`() async throws {
    let outcome = try await viewModel.removeMember([2])
    #expect(coordinator.calls == [])
    #expect(interactor.calls == [.remove([Group.sample.participants[2]])])
    #expect(outcome?.text == .groups(.removed(people: ["Jordi Soler"], from: Group.sample.name)))
    _ = try await outcome?.undo?()
    #expect(interactor.calls == [.remove([Group.sample.participants[2]]), .undo])
  }

  @Test func `removing several members asks one question, and removes them together`() async throws {
    coordinator.answer = true
    let outcome = try await viewModel.removeMember([1, 2])
    let names = [User.sample.fullName, "Jordi Soler"]
    let question = Question(
      title: .groups(.removeTitle), message: .groups(.removeMessage(people: names)), confirm: .groups(.remove))
    #expect(coordinator.calls == [.ask(question)])
    #expect(interactor.calls == [.remove([Group.sample.participants[1], Group.sample.participants[2]])])
    #expect(outcome?.text == .groups(.removed(people: names, from: Group.sample.name)))
  }

  @Test func `if the user does not confirm the question, no member is removed, and nothing is reported`() async throws {
    #expect(try await viewModel.removeMember([0, 1]) == nil)
    #expect(interactor.calls == [])
  }

  @Test(arguments: [(-1, 0), (3, 4)])
  func `removing a row that does not exist is refused`(index: Int, number: Int) async {
    await #expect(throws: CommandError(.shared(.noSuchRow(number)))) { try await viewModel.removeMember([index]) }
    #expect(coordinator.calls == [])
  }

  @Test func `the member whom the user saw is removed, even if the list has changed`() async throws {
    let seen = viewModel
    interactor.group = .loaded(
      Group(id: "1", name: "A", members: [.sample, .sampleJordi]))
    try await seen.removeMember([1])
    #expect(interactor.calls == [.remove([Group.sample.participants[1]])])
  }
}
