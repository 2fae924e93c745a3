import Localization
import TextUI

extension Screen {
  /// Whether the reason why a command was refused no longer holds: an earlier state of this screen had a command disabled
  /// for it, and here that command is not.
  func overtakes(_ reason: Text, givenBy earlier: Screen) -> Bool {
    let names = earlier.commands.filter { $0.disabledReason == reason }.map(\.name)
    return commands.contains { names.contains($0.name) && $0.disabledReason != reason }
  }
}
