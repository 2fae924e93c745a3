import Fakes
import Models
import Presenting
import Testing
import TextUI
import TextUISupport
import TextViews
import Texts
import ViewModels

struct MatchSettingsViewTests {
  private let viewModel = MatchSettingsViewModel(
    settings: MatchSettings(), warnsOfLostGame: true, coordinator: MatchSettingsFakeCoordinator())
  private var screen: Screen { MatchSettingsView(viewModel: viewModel).screen }

  @Test func `the form shows two numbers and the strategies`() async throws {
    #expect(
      try await lines(of: MatchSettingsView.self, viewModel) == """
        == Settings ==
        Initial number of matches (initial, 12 to 24): 18
        Maximum number to remove (maximum, 1 to 3): 3
        Move strategy: Dumb, chosen; Wild, with “strategy wild”; Smart, with “strategy smart”
        [Done] done


        """)
  }

  @Test func `each field changes a different setting`() throws {
    try screen.fields[0].edit("24")
    try screen.fields[1].edit("2")
    #expect(screen.fields.map(\.value) == ["24", "2"])
  }

  @Test func `if the text of a field is refused, the field shows the reason`() {
    #expect(throws: CommandError(.matches(.badRemoveMax(least: 1, most: 3)))) { try screen.fields[1].edit("4") }
  }

  @Test func `the key that chooses a strategy is the first letter of its name`() async throws {
    let commands = screen.commands.prefix(3)
    #expect(commands.map(\.key) == ["d", "w", "s"])
    try await commands[2].run()
    #expect(viewModel.form.strategies.map(\.isChosen) == [false, false, true])
  }
}
