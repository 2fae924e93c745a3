import Localization
import Models
import Presenting
import Texts

/// Prepares home, the choice of an app, for its view.
///
/// This calçot has no interactor, because the list of apps never changes.
package struct HomeViewModel {
  private let me: User
  private let canActAsOthers: Bool
  private let coordinator: any HomeCoordinatorProtocol

  /// Creates the view model for a person; `canActAsOthers` is false where the store decides who the user is.
  package init(me: User, canActAsOthers: Bool, coordinator: any HomeCoordinatorProtocol) {
    self.me = me
    self.canActAsOthers = canActAsOthers
    self.coordinator = coordinator
  }

  // MARK: What is shown

  /// The name of the person who acts.
  package var personName: String { me.fullName }

  package var rows: [AppRowViewModel] {
    AppName.allCases.map { app in
      AppRowViewModel(id: app.rawValue, title: .home(.app(app)), detail: detail(of: app))
    }
  }

  // MARK: Elsewhere: the coordinator

  /// Opens the app in a row.
  package var openApp: Command<Int> {
    Command { row in coordinator.present(app: try AppName.allCases.row(row)) }
  }

  package var actAsAnother: Command<Void> {
    Command(disabled: canActAsOthers ? nil : .home(.decidedByStore)) { coordinator.presentAccounts() }
  }

  // MARK: -

  /// Where an app was left, or what it is about.
  private func detail(of app: AppName) -> Text {
    let titles = coordinator.titles(in: app)
    guard let last = titles.last else { return .home(.appDetail(app)) }
    return .home(titles.count == 1 ? .isOpen : .isOpenAt(last))
  }
}

/// One row of home, with an app.
///
/// Made by home's view model.
nonisolated package struct AppRowViewModel: Identifiable, Equatable, Sendable {
  package let id: String
  package let title: Text
  package let detail: Text
}
