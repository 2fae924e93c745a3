import Models
import Presenting
import ViewModels

/// A fake coordinator for adding a book: records calls and shows nothing.
package final class AddBookFakeCoordinator: AddBookCoordinatorProtocol {
  package enum Call: Equatable {
    case finish
    case presentCardCount(of: ObjectIdentifier)
  }

  package private(set) var calls: [Call] = []
  /// The outcome with which the screens were left.
  package private(set) var outcome: Outcome?

  package init() {}

  package func presentCardCount(of viewModel: AddBookViewModel) {
    calls.append(.presentCardCount(of: ObjectIdentifier(viewModel)))
  }

  package func finish(with outcome: Outcome) {
    calls.append(.finish)
    self.outcome = outcome
  }
}
