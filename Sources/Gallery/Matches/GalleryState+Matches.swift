import Fakes
import Interactors
import Models
import Navigation
import Sessions
import TextViews
import ViewModels

extension GalleryState {
  nonisolated static let matches = [
    GalleryState("matches/playing") { [matchesPage(count: 14, removed: [3, 1])] },
    GalleryState("matches/new") { [matchesPage(count: 18)] },
    GalleryState("matches/last") { [matchesPage(count: 1, removed: [2, 2])] },
    GalleryState("matchSettings/changed", keys: [.right, .tab]) { [matchesPage(count: 18), matchSettingsPage] },
  ]

  /// A game in which at most two matches can be removed at once, after these removals.
  static func matchesPage(count: Int, removed: [Int] = []) -> any AnyPage {
    let interactor = MatchesFakeInteractor()
    if let game = try? MatchGame.sample(count: count, removeMax: 2) { interactor.game = game }
    let viewModel = MatchesViewModel(interactor: interactor, coordinator: MatchesFakeCoordinator())
    for number in removed { viewModel.pileDidChange(.removed(number)) }
    return Page(MatchesView.self, viewModel)
  }

  private static var matchSettingsPage: any AnyPage {
    Page(
      MatchSettingsView.self,
      MatchSettingsViewModel(
        settings: MatchSettings(), warnsOfLostGame: true, coordinator: MatchSettingsFakeCoordinator()))
  }
}
