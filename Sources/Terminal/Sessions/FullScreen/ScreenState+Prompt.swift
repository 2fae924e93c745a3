import Presenting
import TextUI

extension ScreenState {
  /// Handles a general key while the text of a command is being typed.
  mutating func answer(
    _ prompt: Prompt, _ action: GeneralAction, on screen: Screen, history: inout PromptHistory
  ) -> KeyOutcome {
    var prompt = prompt
    switch action {
    case .back: mode = .browsing
    case .up, .down:
      guard !prompt.isRunning else { break }
      prompt.recall(by: action == .up ? 1 : -1, from: history)
      mode = .prompting(prompt)
    case .enter:
      guard !prompt.isRunning, let command = promptedCommand(on: screen), case .text(let act) = command.action
      else { break }
      let (text, ending) = (prompt.input.text, prompt.submit())
      history.add(text, for: prompt.command)
      mode = .prompting(prompt)
      return .perform(
        Invocation(command) { () async throws(CommandError) in
          do throws(CommandError) {
            let outcome = try await act(text)
            ending.result = .success(())
            return outcome
          } catch {
            ending.result = .failure(error)
            throw error
          }
        })
    default: break
    }
    return .none
  }
}
