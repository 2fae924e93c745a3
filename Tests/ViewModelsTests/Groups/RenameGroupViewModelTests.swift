import Changes
import Fakes
import Interactors
import Localization
import Models
import Presenting
import Testing
import Texts
import ViewModels

struct RenameGroupViewModelTests {
  private let interactor = RenameGroupFakeInteractor()
  private let coordinator = RenameGroupFakeCoordinator()
  private let viewModel: RenameGroupViewModel

  init() {
    viewModel = RenameGroupViewModel(interactor: interactor, coordinator: coordinator)
  }

  @Test func `the field starts with the group's name`() {
    #expect(viewModel.name == Group.sample.name)
  }

  @Test func `if somebody renames the group while the user types, the typed name stays`() {
    viewModel.name = "Runners"
    interactor.group = .loaded(.sampleEmpty)
    #expect(viewModel.name == "Runners")
  }

  @Test func `before the user types, no name is reported as invalid`() {
    interactor.problem = .invalidName(.blank)
    #expect(viewModel.nameProblem == nil)
    #expect(viewModel.save.disabledReason == .groups(.nameBlank))
  }

  @Test func `the group's current name cannot be saved`() {
    #expect(viewModel.save.disabledReason == .groups(.nameUnchanged))
  }

  @Test(arguments: [GroupsError.invalidName(.blank), .invalidName(.tooLong)])
  func `an invalid name is shown with the reason, and cannot be saved`(problem: GroupsError) {
    viewModel.name = "x"
    interactor.problem = problem
    #expect(viewModel.nameProblem == problem.text)
    #expect(viewModel.save.disabledReason == problem.text)
  }

  @Test func `a new valid name can be saved`() {
    viewModel.name = "Runners"
    #expect(viewModel.nameProblem == nil)
    #expect(viewModel.save.isEnabled)
  }

  @Test func `until the group has been fetched, nothing can be saved`() {
    interactor.group = .loading(last: nil)
    #expect(viewModel.name == "")
    #expect(viewModel.nameDisabledReason == .shared(.notLoaded))
    #expect(viewModel.save.disabledReason == .shared(.notLoaded))
  }

  @Test func `if the group cannot be fetched, nothing can be typed or saved, and the error is shown as the reason`() {
    let failure = GroupsError.store(StoreError(.timedOut, path: "x"))
    interactor.group = .failed(failure, last: nil)
    #expect(viewModel.nameDisabledReason == failure.text)
    #expect(viewModel.save.disabledReason == failure.text)
  }

  @Test func `a deleted group cannot be renamed`() {
    interactor.group = .failed(.groupGone, last: .sample)
    #expect(viewModel.notice == Notice(.error, .groups(.groupGone)))
    #expect(viewModel.save.disabledReason == .groups(.groupGone))
  }

  @Test func `saving renames the group, and then closes the screen`() async throws {
    viewModel.name = "Runners"
    let outcome = try await viewModel.save()
    #expect(interactor.calls == [.rename("Runners", from: Group.sample.name)])
    #expect(coordinator.calls == [.finish])
    #expect(outcome?.text == .groups(.renamed(group: Group.sample.name, to: "Runners")))
    _ = try await outcome?.undo?()
    #expect(interactor.calls.last == .undo)
  }

  @Test func `saving replaces the name only if it is still the name that the user saw`() async throws {
    viewModel.name = "Runners"
    let save = viewModel.save
    interactor.group = .loaded(.sampleEmpty)
    #expect(viewModel.title == .groups(.renameTitle(group: Group.sampleEmpty.name)))
    try await save()
    #expect(interactor.calls == [.rename("Runners", from: Group.sample.name)])
  }

  @Test func `if another person has renamed the group, the new name is shown, and a second save replaces it`()
    async throws
  {
    viewModel.name = "Runners"
    interactor.group = .loaded(.sampleEmpty)
    #expect(viewModel.notice == Notice(.warning, .groups(.renamedMeanwhile(to: Group.sampleEmpty.name))))
    let failure = GroupsError.renamedSince(Group.sampleEmpty.name)
    interactor.failure = failure
    await #expect(throws: CommandError(failure.text)) { try await viewModel.save() }
    #expect(viewModel.name == "Runners")
    #expect(viewModel.notice == nil)
    interactor.failure = nil
    try await viewModel.save()
    #expect(interactor.calls.last == .rename("Runners", from: Group.sampleEmpty.name))
  }

  @Test func `if a save fails, the screen and the typed text stay`() async {
    let failure = GroupsError.store(StoreError(.full, path: "x"))
    interactor.failure = failure
    viewModel.name = "Runners"
    await #expect(throws: CommandError(failure.text, remedy: .retry)) { try await viewModel.save() }
    #expect(viewModel.name == "Runners")
    #expect(coordinator.calls == [])
  }

  @Test func `refreshing fetches the data again`() async {
    await viewModel.fetchGroup()
    #expect(interactor.calls == [.fetchGroup])
  }
}
