import Changes
import Interactors
import Navigation
import TextViews
import ViewModels

/// Leads from one look of the dice game to the other.
///
/// Owned by the game's view model.
package final class DiceCoordinator: DiceCoordinatorProtocol {
  private let place: Place
  private let dieDidChange: ObserverSet<Void>
  private var showsFace = false

  private init(_ place: Place, _ dieDidChange: ObserverSet<Void>) {
    self.place = place
    self.dieDidChange = dieDidChange
  }

  /// Assembles the calçot of the dice game, and shows it.
  static func show(on place: Place, _ services: Services) {
    // The parts.
    let interactor = DiceInteractor(random: services.random)
    let coordinator = DiceCoordinator(place, interactor.dieDidChange)
    let viewModel = DiceViewModel(interactor: interactor, coordinator: coordinator)

    // The view, the wire and the screen.
    coordinator.show(DiceLabelView.self, viewModel)
  }

  package func changeLook(of viewModel: DiceViewModel) {
    showsFace.toggle()
    showsFace ? show(DiceFaceView.self, viewModel) : show(DiceLabelView.self, viewModel)
  }

  /// Shows the game in a view with either look.
  private func show<View: PageView>(_ view: View.Type, _ viewModel: DiceViewModel)
  where View.ViewModel == DiceViewModel {
    let page = Page(view, viewModel)
    dieDidChange.add(page) { page in page.update() }
    place.show(page)
  }
}
