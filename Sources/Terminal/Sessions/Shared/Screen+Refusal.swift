import Localization
import Presenting
import TextUI

extension Screen {
  /// Whether the screen's subject no longer exists: the screen shows an error without a remedy.
  var isOfSomethingGone: Bool { notice.map { $0.kind == .error && $0.remedy == nil } == true }

  /// Returns whether the reason for a refusal no longer applies.
  ///
  /// In the earlier state of this screen, a command was disabled for this reason; now the command is enabled, or disabled for a
  /// different reason.
  func overtakes(_ reason: Text, givenBy earlier: Screen) -> Bool {
    let names = earlier.commands.filter { $0.disabledReason == reason }.map(\.name)
    return commands.contains { names.contains($0.name) && $0.disabledReason != reason }
  }
}
