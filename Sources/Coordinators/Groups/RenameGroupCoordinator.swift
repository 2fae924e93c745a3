import Changes
import Interactors
import Models
import Navigation
import TextViews
import ViewModels

/// Closes the rename screen once the group has been renamed.
///
/// Owned by the rename screen's view model.
package final class RenameGroupCoordinator: RenameGroupCoordinatorProtocol {
  private let place: Place

  private init(_ place: Place) {
    self.place = place
  }

  /// Assembles the calçot for renaming a group, and shows it.
  static func show(group: Group.ID, on place: Place, _ services: Services) {
    // The parts.
    let interactor = RenameGroupInteractor(group: group, dataProvider: services.groups)
    let coordinator = RenameGroupCoordinator(place)
    let viewModel = RenameGroupViewModel(interactor: interactor, coordinator: coordinator)

    // The view; it observes its view model, so there is nothing to wire.
    let page = Page(RenameGroupView.self, viewModel, load: viewModel.fetchGroup)

    // The screen.
    place.show(page, reloadingOn: services.groups.groupsDidChange)
  }

  package func finish() {
    place.leave()
  }
}
