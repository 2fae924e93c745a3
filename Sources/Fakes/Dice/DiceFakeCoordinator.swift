import ViewModels

/// A fake coordinator for the dice game: records calls and shows nothing.
package final class DiceFakeCoordinator: Fake<DiceFakeCoordinator.Call>, DiceCoordinatorProtocol {
  package enum Call: Equatable {
    case changeLook
  }

  package func changeLook(of viewModel: DiceViewModel) { record(.changeLook) }
}
