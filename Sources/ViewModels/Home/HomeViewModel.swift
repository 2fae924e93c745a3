import Changes
import Interactors
import Localization
import Models
import Presenting
import Texts

/// Prepares home, the choice of an app, for its view.
///
/// The list of apps never changes. The interactor provides the number of unread pieces of news.
package struct HomeViewModel: Snapshot {
  private let me: User
  private let canActAsOthers: Bool
  private let interactor: any HomeInteractorProtocol
  private let coordinator: any HomeCoordinatorProtocol
  /// The number of unread pieces of news; 0 until it is known.
  private let unreadNews: Int

  /// Creates the view model for a person.
  ///
  /// `canActAsOthers` is false if the store decides who the user is.
  package init(
    me: User, canActAsOthers: Bool, interactor: any HomeInteractorProtocol, coordinator: any HomeCoordinatorProtocol
  ) {
    self.me = me
    self.canActAsOthers = canActAsOthers
    self.interactor = interactor
    self.coordinator = coordinator
    unreadNews = interactor.unreadNews.value ?? 0
  }

  package func updated() -> Self {
    Self(me: me, canActAsOthers: canActAsOthers, interactor: interactor, coordinator: coordinator)
  }

  // MARK: On the screen

  /// The name of the current user.
  package var personName: String { me.fullName }

  package var rows: [AppRowViewModel] {
    AppName.allCases.map { app in
      AppRowViewModel(
        id: app.rawValue, title: .home(.app(app)), detail: detail(of: app),
        unreadNews: app == .groups ? unreadNews : nil)
    }
  }

  // MARK: Inside: the interactor

  package func fetchUnreadNews() async { await interactor.fetchUnreadNews() }

  // MARK: Elsewhere: the coordinator

  /// Opens the app in a row.
  package var openApp: Command<Int> {
    Command { row in coordinator.present(app: try AppName.allCases.row(row)) }
  }

  package var actAsAnother: Command<Void> {
    Command(disabled: canActAsOthers ? nil : .home(.decidedByStore)) { coordinator.presentAccounts() }
  }

  package var showNews: Command<Void> { Command { coordinator.presentNews() } }

  // MARK: -

  /// Returns where the user has left an open app, or the description of a closed app.
  private func detail(of app: AppName) -> Text {
    let titles = coordinator.titles(in: app)
    guard let last = titles.last else { return .home(.appDetail(app)) }
    return .home(titles.count == 1 ? .isOpen : .isOpenAt(last))
  }
}

/// One row of home, with an app.
///
/// Created by home's view model.
nonisolated package struct AppRowViewModel: Identifiable, Equatable, Sendable {
  package let id: String
  package let title: Text
  package let detail: Text
  /// The number of unread pieces of news in the app; nil for an app without news.
  package let unreadNews: Int?
  package var unread: Text? { unreadNews.flatMap { $0 > 0 ? .groups(.unreadNews($0)) : nil } }
}
