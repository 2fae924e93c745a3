import Interactors
import TextUI
import TextViews
import ViewModels

extension RootCoordinator {
  /// Shows the match game above the top screen, and its settings above it if they are wanted.
  ///
  /// Seed 004.
  func presentMatches(withSettings wantsSettings: Bool = false) {
    guard let navigation else { return }

    // The parts of the next calçot.
    let coordinator = MatchesCoordinator(navigation: navigation, strings: strings)
    let interactor = MatchesInteractor(random: random)
    let viewModel = MatchesViewModel(interactor: interactor, coordinator: coordinator, strings: strings)

    // The view.
    let view = MatchesView(viewModel: viewModel, strings: strings)

    // The wire: what happens to the pile reaches the view model as an event; all else it derives.
    interactor.pileDidChange.add(viewModel, MatchesViewModel.pileDidChange)

    // The screen.
    navigation.push(view)
    if wantsSettings {
      view.work.perform(viewModel.changeSettings)
    }
  }
}
