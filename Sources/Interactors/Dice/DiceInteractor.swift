package import Models
import Observation

/// Holds the die of the dice game and plays by its one rule.
///
/// Owned by the view model, which derives all that it shows from the die: the interactor is observable, so whoever reads
/// the view model hears of a roll.
///
/// Seed 000.
@Observable
package final class DiceInteractor: DiceInteractorProtocol {
  package private(set) var die: Die?

  private let random: any RandomSource

  package init(random: any RandomSource) {
    self.random = random
  }

  package var isGameOver: Bool { die?.value == .winning }

  package func roll() {
    guard !isGameOver else { return }
    if die == nil {
      die = Die(rolledWith: random)
    } else {
      die?.roll(with: random)
    }
  }

  package func newGame() {
    die = nil
  }
}
