package import ViewModels

/// A coordinator of the dice game that leads nowhere and remembers where it was to lead.
///
/// Seed 000.
package final class DiceFakeCoordinator: DiceCoordinatorProtocol {
  /// A call of the protocol.
  package enum Call: Equatable {
    case changeLook(of: ObjectIdentifier)
    case dismissDice
  }

  /// All calls so far, in order.
  package private(set) var calls: [Call] = []

  package init() {}

  package func changeLook(of viewModel: DiceViewModel) {
    calls.append(.changeLook(of: ObjectIdentifier(viewModel)))
  }

  package func dismissDice() {
    calls.append(.dismissDice)
  }
}
