import Fakes
import Localization
import Models
import Testing
import TextUI
import TextViews
import ViewModels

/// Seed 004.
struct MatchSettingsViewTests {
  @Test(arguments: MatchSettingsVersion.allCases)
  func `it looks the same with either view model`(version: MatchSettingsVersion) async throws {
    let viewModel = version.viewModel.init(
      settings: MatchSettings(), coordinator: MatchSettingsFakeCoordinator(), strings: Strings(.en))
    let view = MatchSettingsView(viewModel: viewModel, strings: Strings(.en))
    #expect(
      try await lines(of: view) == """
        == Settings ==
        Initial number of matches (initial, 12 to 24): 18
        Maximum number to remove (maximum, 1 to 3): 3
        Move strategy: Dumb
        [Dumb] strategy dumb
        [Wild] strategy wild
        [Smart] strategy smart
        [Done] done


        """)
  }
}
