import TextViews
import Texts
import ViewModels

nonisolated extension RoutePattern {
  static let matches = [
    screen("matches", .matches(.path)) { _, place, services in MatchesCoordinator.show(on: place, services) },
    command("matches/settings", .matches(.settingsPath)) { page, _ in
      page.viewModel(of: MatchesView.self)?.changeSettings
    },
  ]
}
