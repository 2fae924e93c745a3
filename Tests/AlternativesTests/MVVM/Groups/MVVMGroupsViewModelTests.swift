import Alternatives
import Changes
import Fakes
import Interactors
import Localization
import Models
import Presenting
import Testing
import Texts

/// The list and the group, with nothing in another's place but the store.
struct MVVMGroupsViewModelTests {
  private final class Opened {
    var groups: [Group.ID] = []
  }

  private let failure = GroupsError.store(StoreError(.busy, path: "x"))
  private let opened = Opened()

  private func viewModel(_ provider: GroupFakeDataProvider = GroupFakeDataProvider()) -> MVVMGroupsViewModel {
    MVVMGroupsViewModel(dataProvider: provider, onOpen: { [opened] in opened.groups.append($0) })
  }

  @Test func `until the list has been fetched, it is shown as loading`() async {
    let viewModel = viewModel()
    #expect(viewModel.content == .loading(.shared(.loading)))
    #expect(viewModel.openDisabledReason == .shared(.noRows))
    await viewModel.fetchGroups()
    #expect(viewModel.content == .loaded(.groups(.groupCount(2))))
    #expect(viewModel.groups == [.sample, .sampleEmpty])
    #expect(viewModel.openDisabledReason == nil && viewModel.notice == nil)
  }

  @Test func `without groups, the list is empty and nothing can be opened`() async {
    let viewModel = viewModel(GroupFakeDataProvider(groups: []))
    await viewModel.fetchGroups()
    #expect(viewModel.content == .empty(.groups(.noGroups(.joined))))
    #expect(viewModel.openDisabledReason == .shared(.noRows))
  }

  @Test func `after a failed fetch, the list keeps its rows, and the reason is shown`() async {
    let provider = GroupFakeDataProvider()
    let viewModel = viewModel(provider)
    await viewModel.fetchGroups()
    provider.failure = failure
    await viewModel.fetchGroups()
    #expect(viewModel.notice == Notice(.error, .shared(.fetchFailed(failure.text)), remedy: .retry))
    #expect(viewModel.groups == [.sample, .sampleEmpty])
  }

  @Test func `a group is opened by its id`() {
    viewModel().open(.sampleEmpty)
    #expect(opened.groups == [Group.sampleEmpty.id])
  }
}
