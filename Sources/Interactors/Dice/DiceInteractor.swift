import Changes
import Models

/// Holds the die, and applies the one rule of the game: a six wins.
///
/// Owned by the view model.
package final class DiceInteractor: DiceInteractorProtocol {
  package let dieDidChange = ObserverSet<Void>()
  package private(set) var die: Die? {
    didSet { dieDidChange.notify() }
  }

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
    if die != nil { die = nil }
  }
}
