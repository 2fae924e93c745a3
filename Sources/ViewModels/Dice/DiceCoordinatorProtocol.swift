/// The way from one look of the dice game to the other.
///
/// Called only by its view model.
package protocol DiceCoordinatorProtocol: AnyObject {
  /// Shows the same game with the other look.
  func changeLook(of viewModel: DiceViewModel)
}
