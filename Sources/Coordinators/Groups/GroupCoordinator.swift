package import Interactors
package import Localization
package import Models
package import TextUI
import TextViews
package import ViewModels

/// Leads from the group detail to the people picker and back.
///
/// Owned by the detail's view model.
///
/// Seed 001.
package final class GroupCoordinator: GroupCoordinatorProtocol {
  private weak var navigation: NavigationController?
  private let dataProvider: any GroupDataProvider
  private let strings: Strings

  package init(navigation: NavigationController, dataProvider: any GroupDataProvider, strings: Strings) {
    self.navigation = navigation
    self.dataProvider = dataProvider
    self.strings = strings
  }

  package func pickPerson(notIn group: Group.ID) async -> User.ID? {
    await Answer.from { answer in
      guard let navigation else { return }

      // The parts of the next calçot; its coordinator owns the answer.
      let coordinator = PeoplePickerCoordinator(navigation: navigation, answer: answer)
      let interactor = PeoplePickerInteractor(group: group, dataProvider: dataProvider)
      let viewModel = PeoplePickerViewModel(interactor: interactor, coordinator: coordinator, strings: strings)

      // The view.
      let view = PeoplePickerView(viewModel: viewModel, strings: strings)

      // The wire: changed data has the view load again. The view model derives what it shows, so no model is wired.
      dataProvider.groupsDidChange.add(view, PeoplePickerView.load)

      // The screen.
      navigation.push(view)
    }
  }

  package func ask(_ question: Question) async -> Bool {
    await Answer.from { QuestionCoordinator.present(question, answering: $0, on: navigation) } ?? false
  }

  package func dismissGroup() {
    navigation?.pop()
  }
}
