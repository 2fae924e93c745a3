import Interactors
import TextUI
import TextViews
import ViewModels

extension RootCoordinator {
  /// Shows the dice game above the top screen.
  ///
  /// Seed 000.
  func presentDice() {
    guard let navigation else { return }

    // The parts of the next calçot.
    let coordinator = DiceCoordinator(navigation: navigation, strings: strings)
    let interactor = DiceInteractor(random: random)
    let viewModel = DiceViewModel(interactor: interactor, coordinator: coordinator, strings: strings)

    // The view; the view model derives what it shows, so there is nothing to wire.
    let view = DiceLabelView(viewModel: viewModel, strings: strings)

    // The screen.
    navigation.push(view)
  }
}
