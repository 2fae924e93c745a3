package import Interactors
import Localization
package import Models
package import ViewModels

// View models in English, made as the article makes them. What ships has to name the language.

extension GroupsViewModel {
  /// In English.
  package init(interactor: any GroupsInteractorProtocol, coordinator: any GroupsCoordinatorProtocol) {
    self.init(interactor: interactor, coordinator: coordinator, strings: Strings(.en))
  }
}

extension GroupViewModel {
  /// In English.
  package init(interactor: any GroupInteractorProtocol, coordinator: any GroupCoordinatorProtocol) {
    self.init(interactor: interactor, coordinator: coordinator, strings: Strings(.en))
  }
}

extension PeoplePickerViewModel {
  /// In English.
  package convenience init(
    interactor: any PeoplePickerInteractorProtocol, coordinator: any PeoplePickerCoordinatorProtocol
  ) {
    self.init(interactor: interactor, coordinator: coordinator, strings: Strings(.en))
  }
}

extension BooksViewModel {
  /// In English.
  package convenience init(interactor: any BooksInteractorProtocol, coordinator: any BooksCoordinatorProtocol) {
    self.init(interactor: interactor, coordinator: coordinator, strings: Strings(.en))
  }
}

extension AddBookViewModel {
  /// In English.
  package convenience init(interactor: any AddBookInteractorProtocol, coordinator: any AddBookCoordinatorProtocol) {
    self.init(interactor: interactor, coordinator: coordinator, strings: Strings(.en))
  }
}

extension StudyViewModel {
  /// In English.
  package convenience init(interactor: any StudyInteractorProtocol, coordinator: any StudyCoordinatorProtocol) {
    self.init(interactor: interactor, coordinator: coordinator, strings: Strings(.en))
  }
}

extension HomeViewModel {
  /// In English.
  package init(coordinator: any HomeCoordinatorProtocol) {
    self.init(coordinator: coordinator, strings: Strings(.en))
  }
}

extension RepliesViewModel {
  /// In English, at the moment when the newest sample was written.
  package convenience init(
    interactor: any RepliesInteractorProtocol, coordinator: any RepliesCoordinatorProtocol
  ) {
    self.init(interactor: interactor, coordinator: coordinator, strings: Strings(.en), clock: .sample)
  }
}

extension ProfileViewModel {
  /// In English, at the moment when the newest sample was written.
  package init(interactor: any ProfileInteractorProtocol, coordinator: any ProfileCoordinatorProtocol) {
    self.init(interactor: interactor, coordinator: coordinator, strings: Strings(.en), clock: .sample)
  }
}

extension PostViewModel {
  /// In English, at the moment when the newest sample was written.
  package init(post: Post, coordinator: any PostCoordinatorProtocol) {
    self.init(post: post, coordinator: coordinator, strings: Strings(.en), clock: .sample)
  }
}

extension DiceViewModel {
  /// In English.
  package convenience init(interactor: any DiceInteractorProtocol, coordinator: any DiceCoordinatorProtocol) {
    self.init(interactor: interactor, coordinator: coordinator, strings: Strings(.en))
  }
}

extension MatchesViewModel {
  /// In English.
  package convenience init(interactor: any MatchesInteractorProtocol, coordinator: any MatchesCoordinatorProtocol) {
    self.init(interactor: interactor, coordinator: coordinator, strings: Strings(.en))
  }
}
