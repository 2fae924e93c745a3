import Presenting

/// The ways from the first screen for adding a book to the second, and out of both.
///
/// Called only by the view model that both screens share.
package protocol AddBookCoordinatorProtocol: AnyObject {
  /// Shows the second screen, with the same view model.
  func presentCardCount(of viewModel: AddBookViewModel)

  /// Leaves both screens, and answers with the outcome.
  func finish(with outcome: Outcome)
}
