import ViewModels

/// A coordinator of a reply in full that leads nowhere and counts how often it was to be left.
package final class PostFakeCoordinator: PostCoordinatorProtocol {
  package private(set) var dismissals = 0

  package init() {}

  package func dismissPost() {
    dismissals += 1
  }
}
