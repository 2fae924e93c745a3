import Changes
import Fakes
import Localization
import Models
import Navigation
import TextViews
import Texts
import ViewModels

/// The states of home, and of the screen that lists the people the user can act as.
extension GalleryState {
  nonisolated static let home = [
    GalleryState("home/apps") { [homePage] },
    GalleryState("home/open") {
      let coordinator = HomeFakeCoordinator()
      coordinator.titles = [.dice: [.dice(.title)], .groups: [.groups(.category(.joined)), "Night Owls"]]
      return [homePage(coordinator)]
    },
    GalleryState("home/server") { [homePage(HomeFakeCoordinator(), canActAsOthers: false)] },
    GalleryState("home/news") { [homePage(HomeFakeCoordinator(), unreadNews: 2)] },

    GalleryState("accounts/loaded") { [homePage, accountsPage(User.samples)] },
    GalleryState("accounts/loading") { [homePage, accountsPage(nil)] },
    GalleryState("accounts/empty") { [homePage, accountsPage([])] },
    GalleryState("accounts/failed") { [homePage, accountsPage(nil, failure: StoreError(.busy, path: "x.sqlite"))] },
    GalleryState("accounts/long") { [homePage, accountsPage(manyAccounts)] },
    GalleryState("accounts/hostile") { [homePage, accountsPage(hostileAccounts)] },
    GalleryState("accounts/prompt", keys: .typing("nCarla")) { [homePage, accountsPage(User.samples)] },
  ]

  nonisolated private static let manyAccounts = (1...100).map {
    User(id: "\($0)", firstName: "Anna", lastName: "Roca \($0)")
  }
  nonisolated private static let hostileAccounts = HostileText.allCases.enumerated().map { number, text in
    User(id: "\(number)", firstName: text.rawValue, lastName: "")
  }

  static var homePage: any AnyPage { homePage(HomeFakeCoordinator()) }

  private static func homePage(
    _ coordinator: HomeFakeCoordinator, canActAsOthers: Bool = true, unreadNews: Int = 0
  ) -> any AnyPage {
    let viewModel = HomeViewModel(
      me: .sample, canActAsOthers: canActAsOthers, interactor: HomeFakeInteractor(unreadNews: unreadNews),
      coordinator: coordinator)
    return Page(HomeView.self, viewModel)
  }

  private static func accountsPage(_ others: [User]?, failure: StoreError? = nil) -> any AnyPage {
    let interactor = AccountsFakeInteractor(others: others)
    if let failure { interactor.others = .failed(failure, last: nil) }
    return Page(
      AccountsView.self, AccountsViewModel(interactor: interactor, coordinator: AccountsFakeCoordinator()))
  }
}
