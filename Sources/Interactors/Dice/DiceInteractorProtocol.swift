import Changes
import Models

/// Holds the die of the dice game.
///
/// Called only by the view model.
package protocol DiceInteractorProtocol: AnyObject {
  /// The die; nil before the first roll of a game.
  var die: Die? { get }

  /// Whether the game is won.
  var isGameOver: Bool { get }

  /// Notified after each change of ``die``.
  var dieDidChange: ObserverSet<Void> { get }

  /// Rolls the die; the first roll creates it.
  ///
  /// Does nothing if the game is won.
  func roll()

  /// Starts a new game, without a die.
  func newGame()
}
