package import Localization
import Models

/// Prepares home, the choice of an app, for its view.
///
/// This calçot has no interactor: the apps are a fact of the program, and nothing about them ever changes.
package struct HomeViewModel {
  private let coordinator: any HomeCoordinatorProtocol
  private let strings: Strings

  package init(coordinator: any HomeCoordinatorProtocol, strings: Strings) {
    self.coordinator = coordinator
    self.strings = strings
  }

  package var title: String { strings(HomeText.title) }
  package var prompt: String { strings(HomeText.prompt) }

  package var rows: [AppRowViewModel] {
    AppName.allCases.map { app in
      switch app {
      case .dice: row(app, HomeText.dice, .diceDetail)
      case .matches: row(app, HomeText.matches, .matchesDetail)
      case .books: row(app, HomeText.books, .booksDetail)
      case .groups: row(app, HomeText.groups, .groupsDetail)
      case .replies: row(app, HomeText.replies, .repliesDetail)
      }
    }
  }

  /// Shows the app in the row at `index`, counted from 0.
  package func open(at index: Int) throws(Refusal) {
    coordinator.present(app: try strings.element(inRow: index, of: AppName.allCases))
  }

  package func dismissHome() {
    coordinator.dismissHome()
  }

  private func row(_ app: AppName, _ title: HomeText, _ detail: HomeText) -> AppRowViewModel {
    AppRowViewModel(id: app.rawValue, title: strings(title), detail: strings(detail))
  }
}
