package import Localization
package import TextUI
import TextViews
package import ViewModels

/// Leads from one look of the dice game to the other, and out of it.
///
/// Owned by the game's view model.
///
/// Seed 000.
package final class DiceCoordinator: DiceCoordinatorProtocol {
  private weak var navigation: NavigationController?
  private let strings: Strings
  private var showsFace = false

  package init(navigation: NavigationController, strings: Strings) {
    self.navigation = navigation
    self.strings = strings
  }

  package func changeLook(of viewModel: DiceViewModel) {
    showsFace.toggle()
    // The view model stays, and with it the game; only the view is another one.
    navigation?.replaceTop(
      with: showsFace
        ? DiceFaceView(viewModel: viewModel, strings: strings) : DiceLabelView(viewModel: viewModel, strings: strings))
  }

  package func dismissDice() {
    navigation?.pop()
  }
}
