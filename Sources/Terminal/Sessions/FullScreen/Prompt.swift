import Localization
import Presenting
import TextUI

/// The text for a command, while it is being typed.
struct Prompt {
  /// The name of the command.
  let command: String
  private(set) var input = TextInput()
  /// Why the text was refused, until the text is changed.
  private(set) var refusal: Text?
  /// The ending that the running command will fill in; nil if no command is running.
  private var ending: Ending?
  private var recalled = RecalledText()

  /// How a command has ended; shared with the running command.
  final class Ending {
    var result: Result<Void, CommandError>?
  }

  init(command: String) {
    self.command = command
  }

  /// Whether the command is running.
  var isRunning: Bool { ending != nil }

  /// Changes the text, and removes the refusal of the previous text.
  mutating func change(_ change: (inout TextInput) -> Void) {
    change(&input)
    refusal = nil
  }

  /// Returns why the text typed so far would be refused, if known; nil for an empty text.
  func problem(for command: KeyCommand) -> Text? { input.text.isEmpty ? nil : command.problem(input.text) }

  /// Submits the text; the prompt stays open until the command has ended.
  mutating func submit() -> Ending {
    let ending = Ending()
    self.ending = ending
    return ending
  }

  /// Checks whether the command has ended, and how.
  ///
  /// - Returns: Whether the prompt can be closed.
  mutating func settle() -> Bool {
    switch ending?.result {
    case .success: return true
    case .failure(let error):
      ending = nil
      refusal = error.message
    case nil: break
    }
    return false
  }

  /// Shows an older text of this command, or, with a negative distance, a newer one.
  mutating func recall(by distance: Int, from history: PromptHistory) {
    guard let text = recalled.recall(by: distance, from: history.texts(for: command), leaving: input) else { return }
    change { $0 = text }
  }
}
