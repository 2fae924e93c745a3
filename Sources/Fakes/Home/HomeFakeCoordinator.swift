import Localization
import Models
import ViewModels

/// A fake coordinator for home: records calls and shows nothing.
package final class HomeFakeCoordinator: HomeCoordinatorProtocol {
  package enum Call: Equatable {
    case present(AppName)
    case presentAccounts
    case presentNews
  }

  package private(set) var calls: [Call] = []
  /// The titles of the open screens, by app.
  package var titles: [AppName: [Text]] = [:]

  package init() {}

  package func present(app: AppName) { calls.append(.present(app)) }

  package func presentAccounts() { calls.append(.presentAccounts) }

  package func presentNews() { calls.append(.presentNews) }

  package func titles(in app: AppName) -> [Text] { titles[app] ?? [] }
}
