package import Models
import ViewModels

/// A coordinator of the replies that leads nowhere and remembers where it was to lead.
///
/// Seed 003.
package final class RepliesFakeCoordinator: RepliesCoordinatorProtocol {
  /// A call of the protocol, with its arguments.
  package enum Call: Equatable {
    case dismissReplies
    case post(Post.ID)
    case profile(Account.ID)
  }

  /// All calls so far, in order.
  package private(set) var calls: [Call] = []

  package init() {}

  package func present(profile: Account) {
    calls.append(.profile(profile.id))
  }

  package func present(post: Post) {
    calls.append(.post(post.id))
  }

  package func dismissReplies() {
    calls.append(.dismissReplies)
  }
}
