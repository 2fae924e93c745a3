import Models
import ViewModels

/// A fake coordinator for home: records calls and shows nothing.
package final class HomeFakeCoordinator: Fake<HomeFakeCoordinator.Call>, HomeCoordinatorProtocol {
  package enum Call: Equatable {
    case present(AppName)
  }

  package func present(app: AppName) { record(.present(app)) }
}
