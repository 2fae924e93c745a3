import Localization
import TextUI
import TextUISupport

/// What a view shows as lines, on a stack of its own.
@MainActor
func lines(of view: any TextView) async throws -> String {
  let navigation = NavigationController()
  navigation.push(view)
  let play = Play(on: navigation)
  try await play.run()
  return play.transcript.text
}

extension Screen {
  /// The names of the commands that work now.
  var enabledCommands: [String] { commands.filter(\.isEnabled).map(\.name) }
}
