import Interactors
import Models
import TextUI
import TextViews
import ViewModels

extension RootCoordinator {
  /// Shows the replies above home, at once those to a user if one is named.
  func presentReplies(to user: AccountName? = nil) {
    guard let navigation else { return }

    // The parts of the next calçot.
    let coordinator = RepliesCoordinator(
      navigation: navigation, dataProvider: replies, strings: strings, clock: clock)
    let interactor = RepliesInteractor(dataProvider: replies)
    let viewModel = RepliesViewModel(
      interactor: interactor, coordinator: coordinator, strings: strings, clock: clock)
    viewModel.username = user.map { "@\($0.text)" } ?? ""

    // The view, and there it is: the view model derives what it shows, so no model is wired.
    navigation.push(RepliesView(viewModel: viewModel, strings: strings))
  }
}
