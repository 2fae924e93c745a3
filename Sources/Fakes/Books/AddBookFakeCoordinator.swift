import Models
import ViewModels

/// A fake coordinator for adding a book: records calls and shows nothing.
package final class AddBookFakeCoordinator: AddBookCoordinatorProtocol {
  package enum Call: Equatable {
    case finish(BookName)
    case presentCardCount(of: ObjectIdentifier)
  }

  package private(set) var calls: [Call] = []

  package init() {}

  package func presentCardCount(of viewModel: AddBookViewModel) {
    calls.append(.presentCardCount(of: ObjectIdentifier(viewModel)))
  }

  package func finish(with name: BookName) { calls.append(.finish(name)) }
}
