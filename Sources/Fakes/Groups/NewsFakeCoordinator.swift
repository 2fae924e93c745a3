import Models
import ViewModels

/// A fake coordinator for the news: records calls and shows nothing.
package final class NewsFakeCoordinator: NewsCoordinatorProtocol {
  package enum Call: Equatable {
    case present(Group.ID)
  }

  package private(set) var calls: [Call] = []

  package init() {}

  package func present(group: Group.ID) { calls.append(.present(group)) }
}
