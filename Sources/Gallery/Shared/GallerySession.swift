import Localization
import Navigation
import Sessions

/// Shows the gallery on the full screen.
///
/// When the user leaves the last screen of a state chosen from the list, it shows the list again.
package struct GallerySession {
  private let language: Language
  private let terminal: () -> any FullScreenTerminal

  /// Creates a session; `terminal` is called each time the list or a state is shown.
  package init(language: Language, terminal: @escaping () -> any FullScreenTerminal) {
    self.language = language
    self.terminal = terminal
  }

  /// Runs until the user leaves the list, or quits.
  package func run() async throws(OutputError) -> FullScreenSession.Ending {
    var row = 0
    while true {
      let navigation = NavigationController()
      let place = Place(on: navigation)
      let choice = GalleryChoice(place)
      place.show(Page(GalleryView.self, choice))
      // Move the list's selection to the state that was chosen most recently.
      let ending = try await run(navigation, after: Array(repeating: .down, count: row))
      guard ending == .finished, let chosen = choice.row else { return ending }
      row = chosen
      if try await run(GalleryState.all[row]) == .interrupted { return .interrupted }
    }
  }

  /// Shows one state, until its last screen is left or the user quits.
  package func run(_ state: GalleryState) async throws(OutputError) -> FullScreenSession.Ending {
    try await run(state.navigation, after: state.keys)
  }

  private func run(
    _ navigation: NavigationController, after keys: [KeyPress]
  ) async throws(OutputError) -> FullScreenSession.Ending {
    try await FullScreenSession(navigation: navigation, terminal: terminal(), language: language).run(pressing: keys)
  }
}
