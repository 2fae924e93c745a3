import Localization
import Navigation
import Presenting
import TextUI
import TextUISupport

/// Returns the lines that a view shows on a separate stack.
@MainActor
func lines<View: TextView>(of view: View.Type, _ viewModel: View.ViewModel) async throws -> String {
  let navigation = NavigationController()
  Place(on: navigation).show(Page(view, viewModel))
  let play = Play(on: navigation)
  try await play.run()
  return play.transcript.text
}

extension Screen {
  /// The names of the commands that are enabled.
  var enabledCommands: [String] { commands.filter(\.isEnabled).map(\.name) }
}
