import Localization
import Models
import Observation
import Texts

/// The dice game as a view model, without an interactor or a coordinator.
///
/// It holds the model and its rule, prepares what is shown, and changes the look.
///
/// Owned by the page.
@Observable
package final class MVVMDiceViewModel {
  private let random: any RandomSource
  private var die: Die?
  package private(set) var showsFace = false

  package init(random: any RandomSource) {
    self.random = random
  }

  // MARK: On the screen

  /// The value of the die, from 1 to 6; nil before the first roll.
  package var dieValue: Int? { die?.value.rawValue }

  package var isGameOver: Bool { die?.value == .winning }

  package var currentRollDescription: Text {
    guard let dieValue else { return .dice(.notRolled) }
    return isGameOver ? .dice(.won) : .dice(.rolled(dieValue))
  }

  package var rollDisabledReason: Text? { isGameOver ? .dice(.gameIsOver) : nil }

  // MARK: User actions

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

  package func changeLook() {
    showsFace.toggle()
  }
}
