import Presenting
import Localization
import Navigation
import TextUI

extension ScreenState {
  /// Does what a key means on the screen that the user sees.
  ///
  /// - Returns: What follows; nil if the key changes nothing, not even the picture.
  mutating func press(_ key: KeyPress, on screen: Screen, history: inout PromptHistory) -> KeyOutcome? {
    if case .click(let position) = key, case .key(let shown) = mouseMap[position] {
      return press(shown, on: screen, history: &history)
    }
    if case .refusedPaste(let error) = key, keyMode.isTyping {
      message = Notice(.warning, error.text)
      return KeyOutcome.none
    }
    let meaning: KeyMeaning?
    if case .click(let position) = key {
      meaning = takesClicks ? mouseMap[position].map(KeyMeaning.click) : nil
    } else {
      meaning = KeyMap.meaning(of: key, in: keyMode, commands: screen.commands)
    }
    guard let meaning else { return nil }
    switch meaning {
    case .general(.copy) where !hasUse(for: .copy, on: screen): return nil
    case .general(.row(let number)) where !hasUse(for: .row(number), on: screen): return nil
    default: break
    }
    beginKey()
    let clickedBefore = clickedRow
    clickedRow = nil
    return switch meaning {
    case .click(let target): click(target, after: clickedBefore, on: screen)
    case .general(.redraw): .redraw
    case .general(.suspend): .suspend
    case .general(.quit): .quit
    case .general(.otherPane) where hasOtherPane: .otherPane
    case .general(.palette) where hasUse(for: .palette, on: screen): openPalette()
    case .general(let action): handle(action, on: screen, history: &history)
    case .edit(let edit): changeText(edit, on: screen)
    case .command(let command): invoke(command, on: screen)
    }
  }

  private var takesClicks: Bool { ![.hidden, .keys, .prompt].contains(keyMode) }

  // MARK: General keys

  private mutating func openPalette() -> KeyOutcome {
    keysPage = nil
    return .palette
  }

  private mutating func handle(_ action: GeneralAction, on screen: Screen, history: inout PromptHistory) -> KeyOutcome {
    if keysPage != nil {
      if [.back, .leave, .keys].contains(action) { keysPage = nil } else { keysPage?.scroll(for: action) }
      return .none
    }
    switch mode {
    case _ where action == .keys: keysPage = Viewport()
    case .browsing: return browse(action, on: screen)
    case .filtering:
      switch action {
      case .enter:
        mode = .browsing
        return enter(on: screen)
      case .back:
        setFilter("", on: screen)
        mode = .browsing
      case .next: mode = .browsing
      default: moveSelection(action, on: screen)
      }
    case .prompting(let prompt): return answer(prompt, action, on: screen, history: &history)
    }
    return .none
  }

  private mutating func browse(_ action: GeneralAction, on screen: Screen) -> KeyOutcome {
    if let field = screen.fields.first(where: { Part($0) == part }), let slider = Slider(field),
      let value = slider.value(after: action)
    {
      return edit(slider.field, to: String(value)) ?? KeyOutcome.none
    }
    switch action {
    case .enter: return enter(on: screen)
    case .back: return goBack(on: screen)
    case .leave: return invoke(screen.wayOut, on: screen)
    case .copy: return copy(on: screen)
    case .filter: startFilter(on: screen)
    case .mark, .markAll:
      if screen.takesSeveralRows { mark(action, on: screen) } else if action == .mark { return enter(on: screen) }
    case .row(let number):
      focus(.list)
      if let rows = rows(of: screen) { selection.move(to: number - 1, in: rows) }
      return enter(on: screen)
    case .less, .more:
      return invoke(screen.choice(in: part)?.option(after: action == .less ? -1 : 1)?.command, on: screen)
    case .next: moveFocus(by: 1, on: screen, wrapping: true)
    case .previous: moveFocus(by: -1, on: screen, wrapping: true)
    case .up where leavesPart(on: screen): moveFocus(by: -1, on: screen, wrapping: false)
    case .down where leavesPart(on: screen): moveFocusDown(on: screen)
    case .scrollUp, .scrollDown: turnWheel(action, on: screen)
    case _ where hasRows(on: screen):
      if part != .list, !choosesRow(on: screen) { focus(.list) }
      moveSelection(action, on: screen)
    default:
      followsPart = false
      viewport.scroll(for: action)
    }
    return .none
  }

  mutating func enter(on screen: Screen) -> KeyOutcome {
    let outcome = invoke(screen.commandOnEnter(in: part), on: screen)
    if case .field = part, case .perform = outcome { awaitsRows = true }
    return outcome
  }

  private mutating func goBack(on screen: Screen) -> KeyOutcome {
    if let field = screen.filterField, part == Part(field) {
      guard field.value.isEmpty else { return edit(field, to: "") ?? KeyOutcome.none }
      return invoke(screen.wayOut, on: screen)
    }
    if case .field = part, let next = partAfterField(on: screen) {
      focus(next)
    } else if filter.isActive {
      setFilter("", on: screen)
    } else if !markedRows.ids.isEmpty {
      markedRows = MarkedRows()
    } else if backQuits {
      message = Notice(.info, .fullScreen(.howToQuit))
    } else {
      return invoke(screen.wayOut, on: screen)
    }
    return .none
  }

  /// Starts to filter the list: in the screen's own field, if it has one for that.
  private mutating func startFilter(on screen: Screen) {
    if let field = screen.filterField {
      focus(Part(field))
    } else if screen.list != nil {
      focus(.list)
      mode = .filtering(TextInput(head: filter.text))
    }
  }

  private mutating func copy(on screen: Screen) -> KeyOutcome {
    guard let text = textToCopy(on: screen) else { return .none }
    let isTooLong = text.string.utf8.count > Self.mostCopied
    message = isTooLong ? Notice(.warning, .fullScreen(.tooLongToCopy)) : Notice(.info, .fullScreen(.copied))
    return isTooLong ? .none : .copy(text)
  }

  /// Returns the text of the selected row; on a screen without rows, what somebody has written there, if anything.
  func textToCopy(on screen: Screen) -> SafeText? {
    if let row = rows(of: screen)?[selection.position] { return SafeText(row.text.words(in: filter.language)) }
    let quote = screen.quote
    return quote.isEmpty ? nil : SafeText(joining: quote.map { $0.words(in: filter.language) })
  }

  // MARK: Focus and selection

  /// The most bytes that are copied: many terminals drop longer ones.
  private static let mostCopied = 50_000

  private mutating func mark(_ action: GeneralAction, on screen: Screen) {
    guard let rows = rows(of: screen) else { return }
    if action == .markAll {
      markedRows.toggleAll(of: rows)
    } else if let row = rows[selection.position] {
      markedRows.toggle(row.id)
      selection.move(to: selection.position + 1, in: rows)
    }
    focus(.list)
  }

  /// Returns the indices of the marked rows that are shown or, if there are none, of the selected one.
  private func chosenRows(on screen: Screen) -> [Int] {
    guard let rows = rows(of: screen) else { return [] }
    let positions = markedRows.positions(in: rows)
    return (positions.isEmpty ? [selection.position] : positions).compactMap(rows.index)
  }

  private func hasRows(on screen: Screen) -> Bool { (rows(of: screen)?.count ?? 0) > 0 }

  /// Whether the user types into a field, and Enter there acts on the selected row: then the list's keys leave the focus
  /// in the field.
  func choosesRow(on screen: Screen) -> Bool {
    if case .field = part { screen.commandOnEnter(in: part)?.takes == .row } else { false }
  }

  /// Whether the arrow keys lead from the focused part to another one.
  private func leavesPart(on screen: Screen) -> Bool {
    guard let part, part != .list else { return false }
    return !(choosesRow(on: screen) && hasRows(on: screen))
  }

  /// Returns where the focus goes when the user leaves a field; nil if there is no list and no button, or if the field is
  /// all that a form has, so that leaving it is leaving the form.
  func partAfterField(on screen: Screen) -> Part? {
    let parts = screen.parts
    if hasRows(on: screen) { return .list }
    if presentation == .form, screen.fields.count == 1 { return nil }
    let button = parts.first { if case .button = $0 { true } else { false } }
    return button ?? parts.first { $0 == .list }
  }

  private mutating func moveFocusDown(on screen: Screen) {
    let next = screen.parts.drop { $0 != part }.dropFirst().first
    if case .field = part, case .button = next, hasRows(on: screen) {
      // The results, and not the button that only repeats what Enter does.
      focus(.list)
    } else {
      moveFocus(by: 1, on: screen, wrapping: false)
    }
  }

  private mutating func moveFocus(by distance: Int, on screen: Screen, wrapping: Bool) {
    let parts = screen.parts
    guard let part, let index = parts.firstIndex(of: part) else { return }
    let target = index + distance
    focus(parts[wrapping ? (target + parts.count) % parts.count : max(0, min(target, parts.count - 1))])
  }

  private mutating func moveSelection(_ action: GeneralAction, on screen: Screen) {
    guard let rows = rows(of: screen) else { return }
    if [.scrollUp, .scrollDown].contains(action) {
      turnWheel(action, on: screen)
    } else if let distance = action.distance(page: viewport.page) {
      selection.move(to: selection.position + distance, in: rows)
    }
  }

  // MARK: Commands

  /// Runs a command, asks for its text, or says why it cannot be run; does nothing if there is none.
  mutating func invoke(_ command: KeyCommand?, on screen: Screen) -> KeyOutcome {
    guard let command else { return .none }
    if let disabledReason = command.disabledReason {
      message = Notice(.warning, disabledReason)
      return .none
    }
    if let link = command.link {
      message = Notice(.info, .fullScreen(.linkCopied(link)))
      return .copy(SafeText(link))
    }
    switch command.action {
    case .nothing(let act): return .perform(Invocation(command) { () async throws(CommandError) in try await act(()) })
    case .text:
      mode = .prompting(Prompt(command: command.name))
      return .none
    case .row(let act):
      if let index = rows(of: screen)?.index(of: selection.position) {
        return .perform(Invocation(command) { () async throws(CommandError) in try await act(index) })
      }
    case .rows(let act):
      let indices = chosenRows(on: screen)
      if !indices.isEmpty {
        return .perform(Invocation(command) { () async throws(CommandError) in try await act(indices) })
      }
    }
    message = Notice(.warning, .fullScreen(.needsRow(command.label)))
    return .none
  }

  // MARK: Typing

  private mutating func changeText(_ edit: TextEdit, on screen: Screen) -> KeyOutcome {
    switch mode {
    case .browsing:
      guard case .field(let name) = part, let field = screen.fields.first(where: { $0.name == name }) else { break }
      awaitsRows = false
      var input = TextInput(field.value, charactersAfterCursor: charactersAfterCursor)
      input.edit(edit)
      guard let outcome = input.text == field.value ? KeyOutcome.none : self.edit(field, to: input.text) else { break }
      charactersAfterCursor = input.tail.count
      return outcome
    case .filtering(var input):
      input.edit(edit)
      mode = .filtering(input)
      setFilter(input.text, on: screen)
    case .prompting(var prompt):
      guard !prompt.isRunning else { break }
      prompt.change { $0.edit(edit) }
      mode = .prompting(prompt)
    }
    return .none
  }

  /// Passes a changed text to the field; if it is refused, nothing changes and the reason is shown.
  ///
  /// - Returns: What follows; nil if the text was refused.
  private mutating func edit(_ field: Field, to text: String) -> KeyOutcome? {
    do throws(CommandError) {
      try field.edit(text)
      message = nil
      return field.afterEdit.map(KeyOutcome.start) ?? KeyOutcome.none
    } catch {
      message = Notice(.error, error.message)
      return nil
    }
  }

  private mutating func setFilter(_ text: String, on screen: Screen) {
    guard text != filter.text, let list = screen.list else { return }
    let selected = filter.rows(of: list).index(of: selection.position)
    filter.type(text)
    filter.search(list, for: .zero)
    // Behind a filter the first match is the most likely one; without one, the selected row stays selected.
    selection.move(to: filter.isActive ? 0 : selected ?? 0, in: filter.rows(of: list))
    marks.forget()
  }
}
