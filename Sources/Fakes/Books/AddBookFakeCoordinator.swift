package import Models
package import ViewModels

/// A coordinator of adding a book that leads nowhere and remembers where it was to lead.
///
/// Seed 002.
package final class AddBookFakeCoordinator: AddBookCoordinatorProtocol {
  /// A call of the protocol, with its arguments.
  package enum Call: Equatable {
    case cancel
    case dismissCardCount
    case finish(Book.ID)
    case presentCardCount
  }

  /// All calls so far, in order.
  package private(set) var calls: [Call] = []
  /// The view model that the second screen was to be shown on; it is not kept.
  package private(set) weak var presented: AddBookViewModel?

  package init() {}

  package func presentCardCount(of viewModel: AddBookViewModel) {
    calls.append(.presentCardCount)
    presented = viewModel
  }

  package func dismissCardCount() {
    calls.append(.dismissCardCount)
  }

  package func finish(with book: Book.ID) {
    calls.append(.finish(book))
  }

  package func cancel() {
    calls.append(.cancel)
  }
}
