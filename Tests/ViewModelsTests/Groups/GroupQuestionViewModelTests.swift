import Presenting
import Fakes
import Interactors
import Localization
import Models
import Changes
import Testing
import Texts
import ViewModels

struct GroupQuestionViewModelTests {
  private let interactor = GroupFakeInteractor(group: .sampleInvited)
  private let coordinator = GroupQuestionFakeCoordinator()

  private func viewModel(leaving category: GroupCategory = .invited) -> GroupQuestionViewModel {
    GroupQuestionViewModel(leaving: category, interactor: interactor, coordinator: coordinator)
  }

  @Test func `it asks about the group by its name`() {
    let question = Question(
      title: .groups(.declineTitle(1)), message: .groups(.declineMessage(groups: [Group.sampleInvited.name])),
      confirm: .groups(.decline), cancel: .shared(.cancel))
    #expect(viewModel().question == question)
    #expect(viewModel().notice == nil)
    #expect(viewModel().confirm.isEnabled)
  }

  @Test func `leaving asks about a joined group`() {
    interactor.group = .loaded(.sample)
    let question = Question(
      title: .groups(.leaveTitle(1)), message: .groups(.leaveMessage(groups: [Group.sample.name])),
      confirm: .groups(.leave), cancel: .shared(.cancel))
    #expect(viewModel(leaving: .joined).question == question)
    #expect(viewModel(leaving: .joined).confirm.isEnabled)
  }

  @Test func `a group that is renamed meanwhile is asked about by its new name`() {
    let old = viewModel()
    interactor.group = .loaded(Group(id: Group.sampleInvited.id, name: "Towers", category: .invited))
    #expect(old.updated().question.message == .groups(.declineMessage(groups: ["Towers"])))
  }

  @Test func `yes answers with the group as it is shown`() async throws {
    try await viewModel().confirm()
    #expect(coordinator.calls == [.finish(.sampleInvited)])
  }

  @Test func `no answers with nothing`() {
    viewModel().cancel()
    #expect(coordinator.calls == [.finish(nil)])
  }

  @Test func `an invitation that was accepted elsewhere cannot be declined any more`() async {
    interactor.group = .loaded(Group(id: Group.sampleInvited.id, name: "Castellers Training"))
    #expect(viewModel().confirm.disabledReason == .groups(.noLonger(.invited)))
    #expect(viewModel().notice == Notice(.warning, .groups(.noLonger(.invited))))
    await #expect(throws: CommandError(.groups(.noLonger(.invited)))) { try await viewModel().confirm() }
    #expect(coordinator.calls == [])
  }

  @Test func `a group that is gone is still named, and there is nothing left to ask`() {
    interactor.group = .failed(.groupGone, last: .sampleInvited)
    #expect(viewModel().question.message == .groups(.declineMessage(groups: [Group.sampleInvited.name])))
    #expect(viewModel().confirm.disabledReason == .groups(.groupGone))
    #expect(viewModel().notice == Notice(.error, .groups(.groupGone)))
  }

  @Test func `until the group is there, yes has to wait`() {
    interactor.group = .loading(last: nil)
    #expect(viewModel().confirm.disabledReason == .shared(.notLoaded))
    #expect(viewModel().notice == nil)
  }

  @Test func `it follows the group`() async {
    await viewModel().fetchGroup()
    #expect(interactor.calls == [.fetchGroup])
  }
}
