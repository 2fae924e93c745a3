import ViewModels

/// A coordinator of a profile that leads nowhere and counts how often it was to be left.
package final class ProfileFakeCoordinator: ProfileCoordinatorProtocol {
  package private(set) var dismissals = 0

  package init() {}

  package func dismissProfile() {
    dismissals += 1
  }
}
