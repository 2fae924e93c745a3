import Fakes
import Localization
import Models
import Navigation
import TextViews
import Texts
import ViewModels

extension GalleryState {
  nonisolated static let home = [
    GalleryState("home/apps") { [homePage] },
    GalleryState("home/open") {
      let coordinator = HomeFakeCoordinator()
      coordinator.titles = [.dice: [.dice(.title)], .groups: [.groups(.category(.joined)), "Night Owls"]]
      return [page(coordinator)]
    },
  ]

  static var homePage: any AnyPage { page(HomeFakeCoordinator()) }

  private static func page(_ coordinator: HomeFakeCoordinator) -> any AnyPage {
    Page(HomeView.self, HomeViewModel(coordinator: coordinator))
  }
}
