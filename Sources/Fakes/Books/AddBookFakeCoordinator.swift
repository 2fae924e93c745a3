import Commands
import Models
import ViewModels

/// A fake coordinator for adding a book: records calls and shows nothing.
package final class AddBookFakeCoordinator: Fake<AddBookFakeCoordinator.Call>, AddBookCoordinatorProtocol {
  package enum Call: Equatable {
    case finish
    case presentCardCount(of: ObjectIdentifier)
  }

  /// What the screens were left with.
  package private(set) var outcome: Outcome?

  package func presentCardCount(of viewModel: AddBookViewModel) {
    record(.presentCardCount(of: ObjectIdentifier(viewModel)))
  }

  package func finish(with outcome: Outcome) {
    record(.finish)
    self.outcome = outcome
  }
}
