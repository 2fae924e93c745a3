import Fakes
import Navigation
import TextViews
import ViewModels

extension GalleryState {
  nonisolated static let home = [
    GalleryState("home/apps") { [homePage] }
  ]

  static var homePage: any AnyPage {
    Page(HomeView.self, HomeViewModel(coordinator: HomeFakeCoordinator()))
  }
}
