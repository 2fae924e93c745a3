import Changes
import Fakes
import Models
import Presenting
import Testing
import Texts
import ViewModels

/// The article's test, as far as it can be written here: the view model works together with its interactor and its coordinator.
///
/// It differs in two points. The article's fake makes its fifty groups itself, and the test counts them in the fake, so it
/// would pass with an empty view model. Our fake only records calls, so this test sets the groups, and counts the rows of the
/// view model. And the article remembers that a group was presented, whereas our fake remembers which one.
struct ArticleTests {
  private let interactor = GroupsFakeInteractor()
  private let coordinator = GroupsFakeCoordinator()
  private let viewModel: GroupsViewModel

  init() {
    viewModel = GroupsViewModel(interactor: interactor, coordinator: coordinator)
  }

  @Test func `the interactor is asked for the user's groups`() async {
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

  @Test func `showing a group calls the coordinator`() async throws {
    await fetch()
    try await viewModel.updated().showGroup(0)
    #expect(coordinator.calls == [.present("1")])
  }

  /// Fetches, and sets the fifty groups that the article's fake makes.
  private func fetch() async {
    await viewModel.fetchGroups()
    #expect(interactor.calls == [.fetchGroups(nil)])
    let groups = (1...50).map { GroupSummary(id: "\($0)", name: "Test", memberCount: 0) }
    interactor.groupsList = .loaded(GroupsList(groups: groups, groupsCategory: .joined))
  }
}
