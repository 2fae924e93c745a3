package import Models

/// Where adding a book leads: from its first screen to its second, and out of both.
///
/// Called by the view model that both screens share.
///
/// Seed 002.
package protocol AddBookCoordinatorProtocol: AnyObject {
  /// Shows the second screen, on the same view model.
  func presentCardCount(of viewModel: AddBookViewModel)

  /// Goes back from the second screen to the first.
  func dismissCardCount()

  /// Leaves both screens with the book that was added.
  func finish(with book: Book.ID)

  /// Leaves the first screen without a book.
  func cancel()
}
