import Interactors
package import Models
import Observation

/// An interactor of the dice game whose rolls a test has written down.
///
/// Seed 000.
@Observable
package final class DiceFakeInteractor: DiceInteractorProtocol {
  /// A call of the protocol.
  package enum Call: Equatable {
    case roll
    case newGame
  }

  package private(set) var die: Die?
  /// All calls so far, in order.
  @ObservationIgnored package private(set) var calls: [Call] = []
  @ObservationIgnored private let random: ScriptedRandom

  /// An interactor that rolls these values, the last one again and again.
  package init(rolls: [DieValue] = [.one]) {
    random = ScriptedRandom(rolls.map(\.rawValue))
  }

  package var isGameOver: Bool { die?.value == .winning }

  package func roll() {
    calls.append(.roll)
    guard !isGameOver else { return }
    die = Die(rolledWith: random)
  }

  package func newGame() {
    calls.append(.newGame)
    die = nil
  }
}
