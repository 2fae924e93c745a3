import Localization
import Presenting
import TextUI

extension ScreenState {
  /// Runs a command, copies its link, asks for its text, or shows why it cannot be run.
  ///
  /// Does nothing if there is no command.
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
      changes.lostRows = []
      return hold(command, because: target(rows, on: screen))
    }
    changes.run(with: list.markedRows.ids.isEmpty ? Set([list.selection.id].compactMap(\.self)) : list.markedRows.ids)
    return .run(command, rows: rows)
  }

  /// Runs the command of a key, unless the user saw a different command on that key.
  mutating func invokeAsSeen(_ command: KeyCommand?, on screen: Screen) -> KeyOutcome {
    guard let command, changesBeforeKey?.keysWithOtherCommands.contains(command.key) == true else {
      return invoke(command, on: screen)
    }
    return hold(command, because: .fullScreen(.otherCommand(key: label(of: command.key))))
  }

  /// Instead of running a command, shows what has changed, and which key runs the command.
  private mutating func hold(_ command: KeyCommand, because change: Text) -> KeyOutcome {
    let again = Text.fullScreen(.pressAgain(key: label(of: command.key), command.label))
    message = Notice(.warning, "\(change) \(again)")
    return .handled
  }

  /// Returns a message about the row or rows that a command would take now.
  private func target(_ rows: [Int], on screen: Screen) -> Text {
    let selected = list.markedRows.ids.isEmpty ? screen.list?[rows[0]] : nil
    return .fullScreen(selected.map { .selectedNow($0.text) } ?? .markedNow(rows.count))
  }

  private func label(of key: Key) -> String { KeyPress(key).label(in: filter.language) }

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
