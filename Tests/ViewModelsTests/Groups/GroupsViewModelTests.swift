import Changes
import Fakes
import Interactors
import Localization
import Models
import Presenting
import Testing
import Texts
import ViewModels

struct GroupsViewModelTests {
  private let interactor = GroupsFakeInteractor(groups: [.sample, .sampleEmpty])
  private let coordinator = GroupsFakeCoordinator()
  private let failure = GroupsError.store(StoreError(.busy, path: "x"))

  /// The view model that the page would show now.
  private var viewModel: GroupsViewModel {
    GroupsViewModel(interactor: interactor, coordinator: coordinator)
  }

  private func show(_ groups: [GroupSummary], in category: GroupCategory = .joined) {
    interactor.groupsList = .loaded(GroupsList(groups: groups, groupsCategory: category))
  }

  // MARK: On the screen

  @Test(arguments: GroupCategory.allCases)
  func `the title names the category`(category: GroupCategory) {
    show([], in: category)
    #expect(viewModel.groupsCategory == .groups(.category(category)))
  }

  @Test func `until the first groups have been fetched, the joined groups are shown as loading`() {
    interactor.groupsList = .loading(last: nil)
    #expect(viewModel.groupsCategory == .groups(.category(.joined)))
    #expect(viewModel.content == .loading(.shared(.loading)))
    #expect(viewModel.numberOfRows == 0)
  }

  @Test func `a row has the name and the number of members`() {
    #expect(viewModel.numberOfRows == 2)
    let row = viewModel.data(forRowAt: 0)
    #expect(row?.id == Group.sample.id)
    #expect(row?.groupName == "Calçotada Committee")
    #expect(row?.memberCount == .groups(.memberCount(3)))
  }

  @Test(arguments: [-1, 2, Int.max])
  func `an index outside the list has no row`(index: Int) {
    #expect(viewModel.data(forRowAt: index) == nil)
  }

  @Test func `the row of a group is found by the id of the group`() throws {
    let last = try #require(viewModel.data(forRowAt: 1))
    #expect(viewModel.index(ofGroup: last.id) == 1)
    #expect(viewModel.index(ofGroup: "gone") == nil)
  }

  @Test func `the number of groups is shown`() {
    #expect(viewModel.content == .loaded(.groups(.groupCount(2))))
    #expect(viewModel.notice == nil)
  }

  @Test(arguments: GroupCategory.allCases)
  func `without groups, each category shows a specific message`(category: GroupCategory) {
    show([], in: category)
    #expect(viewModel.content == .empty(.groups(.noGroups(category))))
  }

  @Test func `if a fetch fails and there are no groups, only the notice explains why`() {
    interactor.groupsList = .failed(failure, last: nil)
    #expect(viewModel.content == .failed)
    #expect(viewModel.notice == Notice(.error, .shared(.fetchFailed(failure.text)), remedy: .retry))
  }

  @Test func `after a failed fetch, the existing groups stay, and the notice shows the error`() {
    interactor.groupsList = .failed(failure, last: interactor.groupsList.value)
    #expect(viewModel.content == .loaded(.groups(.groupCount(2))))
    #expect(viewModel.notice == Notice(.error, .shared(.fetchFailed(failure.text)), remedy: .retry))
  }

  @Test func `the amount of unread news is shown, and a command opens the news`() async throws {
    #expect(viewModel.unreadNews == 0)
    interactor.groupsList = .loaded(GroupsList(groups: [.sample], groupsCategory: .joined, unreadNews: 2))
    #expect(viewModel.unreadNews == 2)
    try await viewModel.showNews()
    #expect(coordinator.calls == [.presentNews])
  }

  @Test func `a change leaves the existing view model unchanged, and a new view model is up to date`() {
    let old = viewModel
    show([], in: .invited)
    #expect(old.groupsCategory == .groups(.category(.joined)))
    #expect(old.numberOfRows == 2)
    #expect(old.updated().groupsCategory == .groups(.category(.invited)))
    #expect(old.updated().numberOfRows == 0)
  }

  // MARK: What is enabled

  @Test func `a command that belongs to another category is disabled, and the reason names that category`() {
    #expect(viewModel.leaveGroup.disabledReason == nil)
    #expect(viewModel.acceptInvitation.disabledReason == .groups(.onlyIn(.invited)))
    #expect(viewModel.declineInvitation.disabledReason == .groups(.onlyIn(.invited)))
    #expect(viewModel.joinGroup.disabledReason == .groups(.onlyIn(.suggested)))
    show([.sampleInvited], in: .invited)
    #expect(viewModel.leaveGroup.disabledReason == .groups(.onlyIn(.joined)))
    #expect(viewModel.acceptInvitation.disabledReason == nil)
    #expect(viewModel.declineInvitation.disabledReason == nil)
    show([.sampleSuggested], in: .suggested)
    #expect(viewModel.joinGroup.disabledReason == nil)
  }

  @Test(arguments: GroupCategory.allCases)
  func `the command that shows a group is enabled in every category`(category: GroupCategory) {
    show([.sample], in: category)
    #expect(viewModel.showGroup.isEnabled)
  }

  @Test func `an empty category disables the commands for rows`() {
    show([])
    #expect(viewModel.showGroup.disabledReason == .shared(.noRows))
    #expect(viewModel.leaveGroup.disabledReason == .shared(.noRows))
  }

  @Test func `a disabled command does nothing`() async {
    await #expect(throws: CommandError(.groups(.onlyIn(.invited)))) { try await viewModel.acceptInvitation([0]) }
    #expect(interactor.calls == [])
  }

  // MARK: Inside

  @Test func `refreshing fetches the data again`() async {
    await viewModel.fetchGroups()
    #expect(interactor.calls == [.fetchGroups(nil)])
  }

  @Test func `choosing a category fetches its groups`() async {
    for tab in viewModel.tabs { await viewModel.show(tab.category) }
    #expect(interactor.calls == [.fetchGroups(.joined), .fetchGroups(.invited), .fetchGroups(.suggested)])
  }

  @Test func `each category has its number of groups, and the current category is marked`() {
    interactor.groupsList = .loaded(
      GroupsList(groups: [.sampleInvited], groupsCategory: .invited, counts: [.joined: 14, .suggested: 0]))
    #expect(viewModel.tabs.map(\.count) == [14, 1, 0])
    #expect(viewModel.tabs.filter(\.isShown).map(\.id) == ["invited"])
  }

  @Test func `if not all groups are shown, a message shows this, and all groups can be fetched`() async {
    interactor.groupsList = .loaded(GroupsList(groups: [.sample], groupsCategory: .joined, isWhole: false))
    #expect(viewModel.content == .loaded(.groups(.firstGroups(1))))
    #expect(viewModel.tabs.first?.count == nil && !viewModel.hasAllRows)
    await viewModel.fetchAllGroups()
    #expect(interactor.calls == [.fetchAllGroups])
  }

  @Test func `before the first fetch, the number of groups in each category is not shown`() {
    interactor.groupsList = .loading(last: nil)
    #expect(viewModel.tabs.map(\.count) == [nil, nil, nil])
  }

  @Test func `creating passes on the typed name, and reports the new row`() async throws {
    let outcome = try await viewModel.createGroup("Runners")
    #expect(interactor.calls == [.createGroup("Runners")])
    #expect(outcome?.text == .groups(.created(group: "Runners")))
    #expect(outcome?.row == "new")
  }

  @Test func `if a name is invalid, the reason is shown while the user types`() {
    #expect(viewModel.problem(withName: "Runners") == nil)
    interactor.problem = .invalidName(.tooLong)
    #expect(viewModel.problem(withName: "Runners") == GroupsError.invalidName(.tooLong).text)
  }

  @Test func `accepting an invitation joins its group`() async throws {
    show([.sampleInvited], in: .invited)
    let outcome = try await viewModel.acceptInvitation([0])
    #expect(interactor.calls == [.join([GroupSummary.sampleInvited], from: .invited)])
    #expect(outcome?.text == .groups(.accepted(groups: [Group.sampleInvited.name])))
  }

  @Test func `joining a suggested group calls the interactor with the group, and reports the group's name`()
    async throws
  {
    show([.sampleSuggested], in: .suggested)
    let outcome = try await viewModel.joinGroup([0])
    #expect(interactor.calls == [.join([GroupSummary.sampleSuggested], from: .suggested)])
    #expect(outcome?.text == .groups(.joined(groups: [Group.sampleSuggested.name])))
  }

  @Test func `the group that the user saw is joined, even if the list has changed`() async throws {
    show([.sampleInvited, .sampleSuggested], in: .invited)
    let accept = viewModel.acceptInvitation
    show([.sampleSuggested, .sampleInvited], in: .invited)
    try await accept([0])
    #expect(interactor.calls == [.join([GroupSummary.sampleInvited], from: .invited)])
  }

  @Test(arguments: [GroupsError.invalidName(.blank), .invalidName(.tooLong), .groupGone])
  func `if a change fails, an error with the same text is thrown`(error: GroupsError) async {
    interactor.failure = error
    await #expect(throws: CommandError(error.text)) { try await viewModel.createGroup("Runners") }
    show([.sampleInvited], in: .invited)
    await #expect(throws: CommandError(error.text)) { try await viewModel.acceptInvitation([0]) }
    await #expect(throws: CommandError(error.text)) { try await viewModel.declineInvitation([0]) }
  }

  @Test func `if the store fails, the error has the remedy of the store's error`() async {
    interactor.failure = failure
    await #expect(throws: CommandError(failure.text, remedy: .retry)) { try await viewModel.createGroup("Runners") }
  }

  // MARK: Elsewhere

  @Test func `showing a row presents that group`() async throws {
    try await viewModel.showGroup(1)
    #expect(coordinator.calls == [.present(Group.sampleEmpty.id)])
  }

  @Test(arguments: [(-1, 0), (2, 3)])
  func `showing a row that does not exist is refused`(index: Int, number: Int) async {
    await #expect(throws: CommandError(.shared(.noSuchRow(number)))) { try await viewModel.showGroup(index) }
    #expect(coordinator.calls == [])
  }

  @Test func `the group that the user saw is shown, even if the list has changed`() async throws {
    let seen = viewModel
    show([.sampleEmpty, .sample])
    try await seen.showGroup(0)
    #expect(coordinator.calls == [.present(Group.sample.id)])
  }

  // MARK: Elsewhere, then inside

  @Test func `leaving one group asks no question, because leaving can be undone`() async throws {
    let outcome = try await viewModel.leaveGroup([0])
    #expect(coordinator.calls == [])
    #expect(interactor.calls == [.leave([.sample], from: .joined)])
    #expect(outcome?.text == .groups(.left(groups: [Group.sample.name])))
  }

  @Test func `declining one invitation asks no question, because declining can be undone`() async throws {
    show([.sampleInvited], in: .invited)
    let outcome = try await viewModel.declineInvitation([0])
    #expect(coordinator.calls == [])
    #expect(interactor.calls == [.leave([.sampleInvited], from: .invited)])
    #expect(outcome?.text == .groups(.declined(groups: [Group.sampleInvited.name])))
  }

  @Test func `the group that the user saw is left, even if the list has changed`() async throws {
    let leave = viewModel.leaveGroup
    show([.sampleEmpty, .sample])
    let outcome = try await leave([0])
    #expect(interactor.calls == [.leave([.sample], from: .joined)])
    #expect(outcome?.row == Group.sample.id)
  }

  @Test func `leaving several groups asks one question with their names, and leaves them together`() async throws {
    coordinator.answer = true
    let outcome = try await viewModel.leaveGroup([0, 1])
    let names = [Group.sample.name, Group.sampleEmpty.name]
    let question = Question(
      title: .groups(.leaveTitle), message: .groups(.leaveMessage(groups: names)), confirm: .groups(.leave))
    #expect(coordinator.calls == [.ask(question)])
    #expect(interactor.calls == [.leave([.sample, .sampleEmpty], from: .joined)])
    #expect(outcome?.text == .groups(.left(groups: names)))
  }

  @Test func `leaving as the last member reports that the group was deleted, but undoing it does not report this`()
    async throws
  {
    interactor.deletedWhenLeft = [Group.sampleEmpty.id]
    let left = Text.groups(.left(groups: [Group.sampleEmpty.name]))
    let outcome = try await viewModel.leaveGroup([1])
    #expect(outcome?.text == "\(left) \(.groups(.groupDeleted))")
    #expect(outcome?.withoutConsequence == left)
  }

  @Test func `declining several invitations asks one question, and declines them together`() async throws {
    show([.sampleInvited, .sampleSuggested], in: .invited)
    coordinator.answer = true
    try await viewModel.declineInvitation([0, 1])
    let names = [Group.sampleInvited.name, Group.sampleSuggested.name]
    let question = Question(
      title: .groups(.declineTitle), message: .groups(.declineMessage(groups: names)), confirm: .groups(.decline))
    #expect(coordinator.calls == [.ask(question)])
    #expect(interactor.calls == [.leave([.sampleInvited, .sampleSuggested], from: .invited)])
  }

  @Test func `several invitations are accepted together`() async throws {
    show([.sampleInvited, .sampleSuggested], in: .invited)
    try await viewModel.acceptInvitation([0, 1])
    #expect(interactor.calls == [.join([.sampleInvited, .sampleSuggested], from: .invited)])
  }

  @Test func `if the user does not confirm the question, nothing changes, and nothing is reported`() async throws {
    #expect(try await viewModel.leaveGroup([0, 1]) == nil)
    show([.sampleInvited, .sampleSuggested], in: .invited)
    #expect(try await viewModel.declineInvitation([0, 1]) == nil)
    #expect(interactor.calls == [])
  }

  // MARK: What was done

  @Test func `creating a group, leaving a group and accepting an invitation can be undone`() async throws {
    let create = try await viewModel.createGroup("Runners")
    let leave = try await viewModel.leaveGroup([0])
    show([.sampleInvited], in: .invited)
    let accept = try await viewModel.acceptInvitation([0])
    for outcome in [create, leave, accept] {
      _ = try await outcome?.undo?()
      #expect(interactor.calls.last == .undo)
    }
    #expect(interactor.calls.filter { $0 == .undo }.count == 3)
  }
}
