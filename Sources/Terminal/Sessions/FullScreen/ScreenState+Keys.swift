import Presenting
import TextUI

extension ScreenState {
  /// Handles a key on the screen that the user sees.
  ///
  /// - Returns: The session's task; nil if the key changes nothing, not even the picture.
  mutating func press(_ key: KeyPress, on screen: Screen, history: inout PromptHistory) -> KeyOutcome? {
    if case .click(let position) = key, case .key(let shown) = mouseMap[position] {
      return press(shown, on: screen, history: &history)
    }
    if case .refusedPaste(let error) = key, keyMode.isTyping {
      message = Notice(.warning, error.text)
      return .handled
    }
    guard let meaning = meaning(of: key, on: screen) else { return answer(toUnbound: key) }
    // Whatever the key does, the user has by now seen what is selected, and which keys there are.
    changesBeforeKey = changes
    defer { changesBeforeKey = nil }
    beginKey()
    let clickedBefore = clickedRow
    clickedRow = nil
    return switch meaning {
    case .click(let target): click(target, after: clickedBefore, on: screen)
    case .edit(let edit): changeText(edit, on: screen)
    case .command(let command): invokeAsSeen(command, on: screen)
    case .general(let action) where isUseless(action, on: screen): answer(toUnbound: key)
    case .general(let action):
      forSession(action, on: screen) ?? handle(action, on: screen, history: &history)
    }
  }

  /// Shows a message that a key does nothing here, if letters run commands now.
  private mutating func answer(toUnbound key: KeyPress) -> KeyOutcome? {
    guard [.browsing, .slider].contains(keyMode), key.isKey else { return nil }
    beginKey()
    message = Notice(.info, .fullScreen(.noSuchKey(key.label(in: filter.language))))
    return .handled
  }

  /// Returns whether an action would have no effect here.
  private func isUseless(_ action: GeneralAction, on screen: Screen) -> Bool {
    // Esc shows its own message, and the wheel may be turned by accident.
    guard [.browsing, .slider].contains(keyMode), ![.back, .scrollUp, .scrollDown].contains(action) else {
      return false
    }
    return !hasUse(for: action, on: screen)
  }

  /// Returns the meaning of a key on this screen, if any.
  private func meaning(of key: KeyPress, on screen: Screen) -> KeyMeaning? {
    if case .click(let position) = key {
      let takesClicks = ![.hidden, .keys, .prompt].contains(keyMode)
      return takesClicks ? mouseMap[position].map(KeyMeaning.click) : nil
    }
    // Ctrl-J is an Enter that was typed before the program had taken over the terminal. In a picker or a filter, Ctrl-J moves
    // down, as in fzf.
    let isPicking = choosesRow(on: screen) || keyMode == .filter
    let key = key == .control("j") ? (isPicking ? .down : .enter) : key
    let meaning = KeyMap.meaning(of: key, in: keyMode, commands: screen.commands)
    return switch meaning {
    case .general(.copy) where !hasUse(for: .copy, on: screen): nil
    case .general(.row(let number)) where !hasUse(for: .row(number), on: screen): nil
    default: meaning
    }
  }

  /// Returns the session's task for an action; nil if the screen's state handles the action.
  private mutating func forSession(_ action: GeneralAction, on screen: Screen) -> KeyOutcome? {
    switch action {
    case .redraw: return .redraw
    case .suspend: return .suspend
    case .quit: return .quit
    case .otherPane where context.otherPane != nil: return .otherPane
    // Tab goes to the other pane if there is nothing else to go to.
    case .next, .previous:
      return keyMode == .browsing && screen.parts.count < 2 && context.otherPane != nil ? .otherPane : nil
    case .palette where hasUse(for: .palette, on: screen):
      keysPage = nil
      return .palette
    default: return nil
    }
  }

  private mutating func handle(_ action: GeneralAction, on screen: Screen, history: inout PromptHistory) -> KeyOutcome {
    if keysPage != nil || action == .keys {
      turnKeysPage(for: action)
      return .handled
    }
    return switch mode {
    case .browsing: recall(action, on: screen, from: history) ?? browse(action, on: screen, history: &history)
    case .filtering(let input, let recalled):
      filter(input, recalled, action, on: screen, history: &history)
    case .prompting(let prompt): answer(prompt, action, on: screen, history: &history)
    }
  }

  /// Opens, closes or scrolls the list of keys.
  private mutating func turnKeysPage(for action: GeneralAction) {
    switch action {
    case .keys where keysPage == nil: keysPage = Viewport()
    case .mark: keysPage?.scroll(for: .pageDown)
    case .keys, .back, .leave: keysPage = nil
    default: keysPage?.scroll(for: action)
    }
  }

  // MARK: Browsing

  private mutating func browse(
    _ action: GeneralAction, on screen: Screen, history: inout PromptHistory
  ) -> KeyOutcome {
    if let outcome = moveSlider(for: action, on: screen) { return outcome }
    switch action {
    case .enter:
      if let field = screen.filterField, focus.part == ScreenPart(field) { history.add(field.value, for: field.name) }
      return enter(on: screen)
    case .back: return goBack(on: screen)
    case .leave: return invoke(screen.wayOut, on: screen)
    case .copy: return copy(on: screen)
    case .row(let number): return open(row: number - 1, on: screen)
    case .less: return turn(to: .left, on: screen)
    case .more: return turn(to: .right, on: screen)
    case .mark where !screen.takesSeveralRows:
      if case .choice = focus.part { return turn(to: .right, on: screen) }
      if hasUse(for: .enter, on: screen) { return enter(on: screen) }
      // Show the next page of text, as in a pager.
      scroll(for: .pageDown)
    case .takeAway, .refresh, .redo: return invokeAsSeen(command(for: action, on: screen), on: screen)
    case .next where screen.commandOnTab != nil: return pickAnother(on: screen)
    case .mark, .markRange, .markAll: mark(action, on: screen)
    case .filter: startFilter(on: screen)
    default: move(action, on: screen)
    }
    return .handled
  }

  /// Picks the next option of the focused choice or the tabs, or goes to the pane on that side.
  private mutating func turn(to side: Pane.Side, on screen: Screen) -> KeyOutcome {
    let option = screen.choice(in: focus.part)?.option(after: side == .left ? -1 : 1)
    return option == nil && context.otherPane == side ? .otherPane : invoke(option?.command, on: screen)
  }

  mutating func enter(on screen: Screen) -> KeyOutcome {
    let outcome = invoke(screen.commandOnEnter(in: focus.part), on: screen)
    if case .field = focus.part, case .run = outcome { focus.awaitsRows = true }
    return outcome
  }

  private mutating func goBack(on screen: Screen) -> KeyOutcome {
    if let field = screen.filterField, focus.part == ScreenPart(field) {
      guard field.value.isEmpty || field.leavesOnEscape else { return edit(field, to: "") ?? .handled }
      return invoke(screen.wayOut, on: screen)
    }
    if case .field = focus.part, let next = partAfterField(on: screen) {
      focus = Focus(on: next)
    } else if filter.isActive {
      setFilter("", on: screen)
    } else if !list.markedRows.ids.isEmpty {
      list.markedRows = MarkedRows()
    } else if context.backQuits {
      message = Notice(.info, .fullScreen(.howToQuit))
    } else {
      return invoke(screen.wayOut, on: screen)
    }
    return .handled
  }
}
