import Changes
import Interactors
import Localization
import Models
import Presenting
import Texts

/// Prepares the dice game for its views, and routes the user's interactions.
///
/// A snapshot of the interactor's die, from which everything shown is derived. Two views with different looks use it.
package struct DiceViewModel: Snapshot {
  private let interactor: any DiceInteractorProtocol
  private let coordinator: any DiceCoordinatorProtocol

  /// The value of the die, from 1 to 6; nil before the first roll of a game.
  package let dieValue: Int?
  package let isGameOver: Bool

  package init(interactor: any DiceInteractorProtocol, coordinator: any DiceCoordinatorProtocol) {
    self.interactor = interactor
    self.coordinator = coordinator
    dieValue = interactor.die?.value.rawValue
    isGameOver = interactor.isGameOver
  }

  package func updated() -> Self { Self(interactor: interactor, coordinator: coordinator) }

  // MARK: On the screen

  package var currentRollDescription: Text {
    guard let dieValue else { return .dice(.notRolled) }
    return isGameOver ? .dice(.won) : .dice(.rolled(dieValue))
  }

  // MARK: Inside: the interactor

  package var rollDie: Command<Void> {
    Command(disabled: isGameOver ? .dice(.gameIsOver) : nil) { interactor.roll() }
  }

  package func newGame() { interactor.newGame() }

  // MARK: Elsewhere: the coordinator

  package func changeLook() { coordinator.changeLook(of: self) }
}
