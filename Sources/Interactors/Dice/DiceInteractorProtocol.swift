package import Models

/// Holds the die of the dice game.
///
/// Called by the view model only.
///
/// Seed 000.
package protocol DiceInteractorProtocol: AnyObject {
  /// Nil before the first roll of a game.
  var die: Die? { get }

  /// Whether the game is won.
  var isGameOver: Bool { get }

  /// Rolls the die; the first roll makes it.
  ///
  /// There are no rolls after a win: nothing happens then.
  func roll()

  /// Throws the die away, whatever it shows.
  func newGame()
}
