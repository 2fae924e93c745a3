package import Models
import TextUI
import ViewModels

/// Leads out of the people picker, with the answer or without.
///
/// Owned by the picker's view model.
package final class PeoplePickerCoordinator: PeoplePickerCoordinatorProtocol {
  private weak var navigation: NavigationController?
  private let answer: Answer<User.ID>

  init(navigation: NavigationController, answer: Answer<User.ID>) {
    self.navigation = navigation
    self.answer = answer
  }

  package func finish(with person: User.ID) {
    answer.give(person)
    navigation?.pop()
  }

  package func cancel() {
    navigation?.pop()
  }
}
