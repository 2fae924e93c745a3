package import Interactors
package import Localization
package import Models
package import TextUI
import TextViews
package import ViewModels

/// Leads from the groups overview to the detail of a group.
///
/// Owned by the overview's view model.
///
/// Seed 001.
package final class GroupsCoordinator: GroupsCoordinatorProtocol {
  private weak var navigation: NavigationController?
  private let dataProvider: any GroupDataProvider
  private let strings: Strings

  package init(navigation: NavigationController, dataProvider: any GroupDataProvider, strings: Strings) {
    self.navigation = navigation
    self.dataProvider = dataProvider
    self.strings = strings
  }

  package func present(group: Group.ID) {
    guard let navigation else { return }

    // The parts of the next calçot.
    let coordinator = GroupCoordinator(navigation: navigation, dataProvider: dataProvider, strings: strings)
    let interactor = GroupInteractor(group: group, dataProvider: dataProvider)
    let viewModel = GroupViewModel(interactor: interactor, coordinator: coordinator, strings: strings)

    // The view.
    let view = GroupView(viewModel: viewModel, path: group, strings: strings)

    // The wires: a changed model gives the view a new view model, changed data has the view load again.
    interactor.groupMembersDidChange.add { [weak view, weak interactor, weak coordinator, strings] in
      guard let view, let interactor, let coordinator else { return }
      view.viewModel = GroupViewModel(interactor: interactor, coordinator: coordinator, strings: strings)
    }
    dataProvider.groupsDidChange.add(view, GroupView.load)

    // The screen.
    navigation.push(view)
  }

  package func dismissGroup() {
    navigation?.pop()
  }

  package func ask(_ question: Question) async -> Bool {
    await Answer.from { QuestionCoordinator.present(question, answering: $0, on: navigation) } ?? false
  }
}
