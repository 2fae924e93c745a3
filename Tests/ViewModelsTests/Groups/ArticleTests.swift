import Changes
import Fakes
import Models
import Presenting
import Testing
import Texts
import ViewModels

/// The article's own test, with its own two fakes: the view model works together with its interactor and its coordinator.
struct ArticleTests {
  private let interactor = GroupsFakeInteractor()
  private let coordinator = GroupsFakeCoordinator()
  private let viewModel: GroupsViewModel

  init() {
    viewModel = GroupsViewModel(interactor: interactor, coordinator: coordinator)
  }

  @Test func `fetching brings the user's groups`() async {
    await confirmation("the list has changed") { changed in
      interactor.groupsListDidChange.add(interactor) { interactor in
        #expect(interactor.groupsList.value?.groups.count == 50)
        changed()
      }
      await fetch()
    }
    #expect(viewModel.updated().numberOfRows == 50)
    #expect(viewModel.updated().data(forRowAt: 0)?.memberCount == .groups(.memberCount(0)))
  }

  @Test func `showing a group presents it`() async throws {
    await fetch()
    try await viewModel.updated().showGroup(0)
    #expect(coordinator.calls == [.present("1")])
  }

  /// Fetches 50 groups, as the article's fake does.
  private func fetch() async {
    await viewModel.fetchGroups()
    #expect(interactor.calls == [.fetchGroups(nil)])
    let groups = (1...50).map { GroupSummary(id: "\($0)", name: "Test", memberCount: 0) }
    interactor.groupsList = .loaded(GroupsList(groups: groups, groupsCategory: .joined))
  }
}
