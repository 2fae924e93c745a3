import Models
import ViewModels

/// A fake coordinator for the reader: records the profiles to show, and shows nothing.
package final class ReaderFakeCoordinator: ReaderCoordinatorProtocol {
  package private(set) var profiles: [Account] = []

  package init() {}

  package func present(profile: Account) { profiles.append(profile) }
}
