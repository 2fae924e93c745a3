import Alternatives
import Changes
import Fakes
import Interactors
import Localization
import Models
import Presenting
import TestSupport
import Testing
import Texts

/// Renaming, with nothing in another's place but the store.
struct MVVMRenameGroupViewModelTests {
  private final class Saves {
    var count = 0
  }

  private let provider = GroupFakeDataProvider()
  private let saves = Saves()
  private let viewModel: MVVMRenameGroupViewModel

  init() async {
    viewModel = MVVMRenameGroupViewModel(group: Group.sample.id, dataProvider: provider) { [saves] in saves.count += 1 }
    await viewModel.fetchGroup()
  }

  @Test func `at first, the field contains the group's name, which cannot be saved unchanged`() {
    #expect(viewModel.name == Group.sample.name)
    #expect(viewModel.nameProblem == nil)
    #expect(viewModel.save.disabledReason == .groups(.nameUnchanged))
  }

  @Test(
    arguments: [
      ("", .nameBlank), (" ", .nameBlank),
      (String(repeating: "n", count: GroupName.limit + 1), .nameTooLong(limit: GroupName.limit)),
    ] as [(String, GroupsText)])
  func `an invalid name is shown with the reason, and cannot be saved`(name: String, problem: GroupsText) {
    viewModel.name = name
    #expect(viewModel.nameProblem == .groups(problem))
    #expect(viewModel.save.disabledReason == .groups(problem))
  }

  @Test func `if somebody renames the group while the user types, the typed name stays`() async throws {
    viewModel.name = "Runners"
    try await provider.rename(group: Group.sample.id, to: GroupName("Night Owls"))
    await viewModel.fetchGroup()
    #expect(viewModel.name == "Runners")
    #expect(viewModel.nameProblem == nil && viewModel.save.disabledReason == nil)
  }

  @Test func `until the group has been fetched, nothing can be saved`() {
    let viewModel = MVVMRenameGroupViewModel(group: Group.sample.id, dataProvider: provider) {}
    viewModel.name = "Runners"
    #expect(viewModel.save.disabledReason == .shared(.notLoaded))
  }

  @Test func `a deleted group cannot be renamed`() async throws {
    viewModel.name = "Runners"
    try await provider.dissolve(group: Group.sample.id)
    await viewModel.fetchGroup()
    #expect(viewModel.notice == Notice(.error, .groups(.groupGone)))
    #expect(viewModel.save.disabledReason == .groups(.groupGone))
  }

  @Test func `saving renames the group to the trimmed name, and then closes the screen`() async throws {
    viewModel.name = " Runners "
    let outcome = try await viewModel.save(())
    #expect(outcome?.text == .groups(.renamed(group: Group.sample.name, to: "Runners")))
    #expect(provider.calls.last == .apply([.rename(Group.sample.id, from: Group.sample.name, to: "Runners")]))
    #expect(saves.count == 1)
  }

  @Test func `if a save fails, the screen and the typed text stay`() async {
    let failure = GroupsError.store(StoreError(.full, path: "x"))
    provider.failure = failure
    viewModel.name = "Runners"
    await #expect(throws: CommandError(failure.text, remedy: .retry)) { try await viewModel.save(()) }
    #expect(viewModel.name == "Runners")
    #expect(saves.count == 0)
  }
}
