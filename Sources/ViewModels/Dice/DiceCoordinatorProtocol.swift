/// The ways out of the dice game.
///
/// Called only by its view model.
package protocol DiceCoordinatorProtocol: AnyObject {
  /// Shows the same game with the other look.
  func changeLook(of viewModel: DiceViewModel)
}
