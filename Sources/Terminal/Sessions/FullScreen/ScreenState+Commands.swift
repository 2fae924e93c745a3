import Localization
import Presenting
import TextUI

extension ScreenState {
  /// Runs a command, asks for its text, or says why it cannot be run; does nothing if there is none.
  mutating func invoke(_ command: KeyCommand?, on screen: Screen) -> KeyOutcome {
    guard let command else { return .handled }
    if let disabledReason = command.disabledReason {
      // Nothing has gone wrong, and a reason that a field or the screen already shows is not repeated.
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
    case .nothing:
      changes.run()
      return .run(command)
    case .row: rows = self.rows(of: screen)?.index(of: list.selection.position).map { [$0] } ?? []
    case .rows: rows = chosenRows(on: screen)
    }
    guard !rows.isEmpty else {
      message = Notice(.info, .fullScreen(.needsRow(command.label)))
      return .handled
    }
    if (changesBeforeKey ?? changes).hasLostTarget {
      message = Notice(.warning, target(of: command, rows: rows, on: screen))
      changes.lostRows = []
      return .handled
    }
    changes.run(with: list.markedRows.ids.isEmpty ? Set([list.selection.id].compactMap(\.self)) : list.markedRows.ids)
    return .run(command, rows: rows)
  }

  /// Names the rows that a command would take now, and the key that runs it.
  private func target(of command: KeyCommand, rows: [Int], on screen: Screen) -> Text {
    let selected = list.markedRows.ids.isEmpty ? screen.list?[rows[0]] : nil
    let target = selected.map { FullScreenText.selectedNow($0.text) } ?? .markedNow(rows.count)
    return "\(.fullScreen(target)) \(pressAgain(for: command))"
  }

  private func pressAgain(for command: KeyCommand) -> Text {
    let key = KeyPress(command.key).label(in: filter.language)
    return .fullScreen(.pressAgain(key: key, command.label))
  }

  /// Runs the command of a key, unless the user saw another one on that key.
  mutating func invokeAsSeen(_ command: KeyCommand?, on screen: Screen) -> KeyOutcome {
    guard let command, changesBeforeKey?.keysWithOtherCommands.contains(command.key) == true else {
      return invoke(command, on: screen)
    }
    let meaning = Text.fullScreen(.otherCommand(key: KeyPress(command.key).label(in: filter.language)))
    message = Notice(.warning, "\(meaning) \(pressAgain(for: command))")
    return .handled
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
      changes.run()
      return .run(command, text: text, ending: ending)
    default: break
    }
    return .handled
  }
}
