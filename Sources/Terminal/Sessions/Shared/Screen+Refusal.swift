import Localization
import Presenting
import TextUI

extension Screen {
  /// Whether the thing that the screen shows is gone: there is an error, and nothing can be done about it.
  var isOfSomethingGone: Bool { notice.map { $0.kind == .error && $0.remedy == nil } == true }

  /// Whether the reason why a command was refused no longer holds: an earlier state of this screen had a command disabled
  /// for it, and here that command is not.
  func overtakes(_ reason: Text, givenBy earlier: Screen) -> Bool {
    let names = earlier.commands.filter { $0.disabledReason == reason }.map(\.name)
    return commands.contains { names.contains($0.name) && $0.disabledReason != reason }
  }
}
