import Fakes
import Interactors
import Models
import Navigation
import Sessions
import TextViews
import ViewModels

extension GalleryState {
  nonisolated static let matches = [
    GalleryState("matches/playing") { [matchesPage(count: 14, computerMove: 1)] },
    GalleryState("matches/new") { [matchesPage(count: 18)] },
    GalleryState("matches/last") { [matchesPage(count: 1, computerMove: 2)] },
    GalleryState("matchSettings/changed", keys: [.right, .tab]) { [matchesPage(count: 18), matchSettingsPage] },
  ]

  /// Creates the page of a game with `count` matches left, after the computer's move, if any.
  ///
  /// In this game, a move removes at most two matches.
  static func matchesPage(count: Int, computerMove: Int? = nil) -> any AnyPage {
    let interactor = MatchesFakeInteractor()
    interactor.computerMove = computerMove
    if let game = try? MatchGame.sample(count: count, removeMax: 2) { interactor.game = game }
    return Page(MatchesView.self, MatchesViewModel(interactor: interactor, coordinator: MatchesFakeCoordinator()))
  }

  private static var matchSettingsPage: any AnyPage {
    Page(
      MatchSettingsView.self,
      MatchSettingsViewModel(
        settings: MatchSettings(), warnsOfLostGame: true, coordinator: MatchSettingsFakeCoordinator()))
  }
}
