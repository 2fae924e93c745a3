import ViewModels

/// A fake coordinator for the dice game: records calls and shows nothing.
package final class DiceFakeCoordinator: DiceCoordinatorProtocol {
  package enum Call: Equatable {
    case changeLook
  }

  package private(set) var calls: [Call] = []

  package init() {}

  package func changeLook(of viewModel: DiceViewModel) { calls.append(.changeLook) }
}
