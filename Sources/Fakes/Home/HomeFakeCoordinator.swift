import Models
import ViewModels

/// A fake coordinator for home: records calls and shows nothing.
package final class HomeFakeCoordinator: HomeCoordinatorProtocol {
  package enum Call: Equatable {
    case present(AppName)
  }

  package private(set) var calls: [Call] = []

  package init() {}

  package func present(app: AppName) { calls.append(.present(app)) }
}
