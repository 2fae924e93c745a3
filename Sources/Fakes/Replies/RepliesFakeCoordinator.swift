import Models
import ViewModels

/// A fake coordinator for the replies: records calls and shows nothing.
package final class RepliesFakeCoordinator: Fake<RepliesFakeCoordinator.Call>, RepliesCoordinatorProtocol {
  package enum Call: Equatable {
    case presentPost(Post)
    case presentProfile(Account)
  }

  package func present(profile: Account) { record(.presentProfile(profile)) }

  package func present(post: Post) { record(.presentPost(post)) }
}
