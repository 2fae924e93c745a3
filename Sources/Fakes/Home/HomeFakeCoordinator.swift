package import Models
import ViewModels

/// A coordinator of home that leads nowhere and remembers where it was to lead.
package final class HomeFakeCoordinator: HomeCoordinatorProtocol {
  /// A call of the protocol, with its arguments.
  package enum Call: Equatable {
    case dismissHome
    case present(AppName)
  }

  /// All calls so far, in order.
  package private(set) var calls: [Call] = []

  package init() {}

  package func present(app: AppName) {
    calls.append(.present(app))
  }

  package func dismissHome() {
    calls.append(.dismissHome)
  }
}
