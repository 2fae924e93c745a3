/// Where the dice game leads.
///
/// Called by its view model only.
package protocol DiceCoordinatorProtocol: AnyObject {
  /// Shows the same game with other looks.
  func changeLook(of viewModel: DiceViewModel)

  /// Leaves the game.
  func dismissDice()
}
