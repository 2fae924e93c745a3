import Coordinators
import Fakes
import Localization
import Models
import TextUI
import TextUISupport

/// The whole app above the provider: real coordinators, interactors, view models and views over a fake provider.
@MainActor
final class App {
  let provider: GroupFakeDataProvider
  let navigation = NavigationController()

  init(
    at route: Route = .app(.groups), provider: GroupFakeDataProvider = GroupFakeDataProvider(),
    random: any RandomSource = GeneratedRandom(seed: 1)
  ) {
    self.provider = provider
    RootCoordinator(navigation: navigation, dataProvider: provider, random: random, strings: Strings(.en))
      .start(at: route)
  }

  /// The transcript of a run with these lines.
  func transcript(of lines: String...) async throws -> String {
    let play = Play(lines, on: navigation)
    try await play.run()
    return play.transcript.text
  }

  /// Gives a command to the screen on top, as a renderer does, and keeps nothing of that screen.
  func give(_ name: String, row: Int = 0) {
    guard let top = navigation.top, let command = top.screen.commands.first(where: { $0.name == name }) else { return }
    switch command.action {
    case .nothing(let act): top.work.perform(act)
    case .row(let act): top.work.perform { try await act(row) }
    case .text(let act): top.work.perform { try await act("") }
    }
  }

  /// Waits until the screen on top has no unfinished work.
  func settle() async {
    await eventually { navigation.top?.work.isBusy != true }
  }
}
