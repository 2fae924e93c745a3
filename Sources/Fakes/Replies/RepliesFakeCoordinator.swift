import Models
import ViewModels

/// A fake coordinator for the replies: records calls and shows nothing.
package final class RepliesFakeCoordinator: RepliesCoordinatorProtocol {
  package enum Call: Equatable {
    case presentPost(Post)
    case presentProfile(Account)
  }

  package private(set) var calls: [Call] = []

  package init() {}

  package func present(profile: Account) { calls.append(.presentProfile(profile)) }

  package func present(post: Post) { calls.append(.presentPost(post)) }
}
