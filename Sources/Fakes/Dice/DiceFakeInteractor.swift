import Changes
import Interactors
import Models

/// A fake interactor for the dice game, with a die set by the test.
package final class DiceFakeInteractor: DiceInteractorProtocol {
  package enum Call: Equatable {
    case newGame, roll
  }

  package let dieDidChange = ObserverSet<Void>()
  package var die: Die? { didSet { dieDidChange.notify() } }
  package private(set) var calls: [Call] = []

  /// Creates an interactor whose die shows this value; with nil, it has no die.
  package init(_ value: DieValue? = nil) {
    die = value.map { Die(rolledWith: ScriptedRandom([$0.rawValue])) }
  }

  package var isGameOver: Bool { die?.value == .winning }

  package func roll() { calls.append(.roll) }

  package func newGame() { calls.append(.newGame) }
}
