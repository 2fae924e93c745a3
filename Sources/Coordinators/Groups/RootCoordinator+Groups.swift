import Interactors
import TextUI
import TextViews
import ViewModels

extension RootCoordinator {
  /// Shows the groups overview above the top screen.
  ///
  /// Seed 001.
  @discardableResult
  func presentGroups() -> (any GroupsCoordinatorProtocol)? {
    guard let navigation else { return nil }

    // The parts of the next calçot.
    let coordinator = GroupsCoordinator(navigation: navigation, dataProvider: groups, strings: strings)
    let interactor = GroupsInteractor(dataProvider: groups)
    let viewModel = GroupsViewModel(interactor: interactor, coordinator: coordinator, strings: strings)

    // The view.
    let view = GroupsView(viewModel: viewModel, strings: strings)

    // The wires: a changed model gives the view a new view model, changed data has the view load again.
    interactor.groupsListDidChange.add { [weak view, weak interactor, weak coordinator, strings] in
      guard let view, let interactor, let coordinator else { return }
      view.viewModel = GroupsViewModel(interactor: interactor, coordinator: coordinator, strings: strings)
    }
    groups.groupsDidChange.add(view, GroupsView.load)

    // The screen.
    navigation.push(view)
    return coordinator
  }
}
