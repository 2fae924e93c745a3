package import Interactors
package import Localization
import Models

/// Prepares the dice game for its views, and passes on what the user does there.
///
/// It keeps nothing: what it shows is derived from the interactor's die whenever it is read, and the interactor is
/// observable. Nothing here is ever brought up to date by hand. Any number of views can look at it at once.
///
/// Owned by the view.
///
/// Seed 000.
package final class DiceViewModel {
  private let interactor: any DiceInteractorProtocol
  private let coordinator: any DiceCoordinatorProtocol
  private let strings: Strings

  package init(interactor: any DiceInteractorProtocol, coordinator: any DiceCoordinatorProtocol, strings: Strings) {
    self.interactor = interactor
    self.coordinator = coordinator
    self.strings = strings
  }

  // MARK: What is shown

  package var title: String { strings(DiceText.title) }
  package var rollLabel: String { strings(DiceText.roll) }
  package var newGameLabel: String { strings(DiceText.newGame) }

  /// How the game stands, in words.
  package var currentRollDescription: String {
    guard let value = dieValue else { return strings(DiceText.notRolled) }
    return isGameOver ? strings(DiceText.won) : strings(DiceText.rolled, ["value": strings.number(value)])
  }

  /// What the die shows, from 1 to 6; nil as long as there is none.
  package var dieValue: Int? { interactor.die?.value.rawValue }

  package var isGameOver: Bool { interactor.isGameOver }

  // MARK: Inside this calçot: the interactor

  package var rollDie: Command<Void> {
    Command(when: !self.isGameOver, otherwise: self.strings(DiceText.gameIsOver)) { [interactor] in interactor.roll() }
  }

  package func newGame() {
    interactor.newGame()
  }

  // MARK: To another view: the coordinator

  package func changeLook() {
    coordinator.changeLook(of: self)
  }

  package func dismissDice() {
    coordinator.dismissDice()
  }
}
