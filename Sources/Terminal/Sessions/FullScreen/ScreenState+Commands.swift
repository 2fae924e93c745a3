import Localization
import Presenting
import TextUI

extension ScreenState {
  /// Runs a command, asks for its text, or says why it cannot be run; does nothing if there is none.
  mutating func invoke(_ command: KeyCommand?, on screen: Screen) -> KeyOutcome {
    guard let command else { return .handled }
    if let disabledReason = command.disabledReason {
      // Nothing has gone wrong; and what a field or the screen says is not said twice.
      let isSaid =
        screen.notice?.text == disabledReason || screen.fields.contains { $0.problem == disabledReason }
      message = isSaid ? nil : Notice(.info, disabledReason)
      return .handled
    }
    if let link = command.link {
      message = Notice(.info, .fullScreen(.linkCopied(link)))
      return .copy(SafeText(link))
    }
    let rows: [Int]
    switch command.takes {
    case .text:
      mode = .prompting(Prompt(command: command.name))
      return .handled
    case .nothing: return .run(command)
    case .row: rows = self.rows(of: screen)?.index(of: list.selection.position).map { [$0] } ?? []
    case .rows: rows = chosenRows(on: screen)
    }
    guard !rows.isEmpty else {
      message = Notice(.info, .fullScreen(.needsRow(command.label)))
      return .handled
    }
    if command.takesAway, hasLostTarget {
      message = Notice(.warning, target(of: command, rows: rows, on: screen))
      hasLostTarget = false
      return .handled
    }
    givenRows = list.markedRows.ids.isEmpty ? Set([list.selection.id].compactMap(\.self)) : list.markedRows.ids
    return .run(command, rows: rows)
  }

  /// Names the rows that a command would take now, and the key that runs it.
  private func target(of command: KeyCommand, rows: [Int], on screen: Screen) -> Text {
    let selected = list.markedRows.ids.isEmpty ? screen.list?[rows[0]] : nil
    let target = selected.map { FullScreenText.selectedNow($0.text) } ?? .markedNow(rows.count)
    let key = KeyPress(command.key).label(in: filter.language)
    return "\(.fullScreen(target)) \(.fullScreen(.pressAgain(key: key, command.label)))"
  }

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
      guard !prompt.isRunning, let command = promptedCommand(on: screen) else { break }
      let text = prompt.input.text
      let ending = prompt.submit()
      history.add(text, for: prompt.command)
      mode = .prompting(prompt)
      return .run(command, text: text, ending: ending)
    default: break
    }
    return .handled
  }
}
