import Presenting
import TextUI

extension ScreenState {
  /// Edits the text that is being typed.
  mutating func changeText(_ edit: TextEdit, on screen: Screen) -> KeyOutcome {
    switch mode {
    case .browsing: return changeField(edit, on: screen)
    case .filtering(var input, let recalled):
      input.edit(edit)
      mode = .filtering(input, recalled)
      setFilter(input.text, on: screen)
    case .prompting(var prompt):
      guard !prompt.isRunning else { break }
      prompt.change { $0.edit(edit) }
      mode = .prompting(prompt)
    }
    return .handled
  }

  // MARK: Fields

  private mutating func changeField(_ edit: TextEdit, on screen: Screen) -> KeyOutcome {
    guard case .field(let name) = focus.part, let field = screen.fields.first(where: { $0.name == name }) else {
      return .handled
    }
    focus.awaitsRows = false
    var input = TextInput(field.value, charactersAfterCursor: focus.charactersAfterCursor)
    input.edit(edit)
    var outcome = KeyOutcome.handled
    if input.text != field.value {
      guard let edited = self.edit(field, to: input.text) else { return .handled }
      outcome = edited
    }
    focus.charactersAfterCursor = input.tail.count
    return outcome
  }

  /// Moves the focused slider; returns nil if no slider has the focus or the action moves none.
  mutating func moveSlider(for action: GeneralAction, on screen: Screen) -> KeyOutcome? {
    guard let field = screen.fields.first(where: { ScreenPart($0) == focus.part }), let slider = Slider(field),
      let value = slider.value(after: action)
    else { return nil }
    return edit(slider.field, to: String(value)) ?? .handled
  }

  /// Passes a changed text to the field; if the text is refused, shows the reason instead.
  ///
  /// - Returns: The session's task; nil if the text was refused.
  mutating func edit(_ field: Field, to text: String) -> KeyOutcome? {
    do throws(CommandError) {
      try field.edit(text)
      message = nil
      return field.afterEdit.map(KeyOutcome.start) ?? .handled
    } catch {
      // If the field is only disabled for now, this is not an error.
      let kind: Notice.Kind = error.text == field.disabledReason ? .info : .error
      message = Notice(kind, error.message)
      return nil
    }
  }

  // MARK: The filter

  /// Starts to filter the list, in the screen's filter field if there is one.
  mutating func startFilter(on screen: Screen) {
    if let field = screen.filterField {
      focus = Focus(on: ScreenPart(field))
    } else if screen.hasRows || filter.isActive {
      focus = Focus(on: .list)
      mode = .filtering(TextInput(head: filter.text), RecalledText())
      if !filter.isActive { list.unfilteredSelection = list.selection }
    }
  }

  /// Handles a general key while the filter is being typed.
  mutating func filter(
    _ input: TextInput, _ recalled: RecalledText, _ action: GeneralAction, on screen: Screen,
    history: inout PromptHistory
  ) -> KeyOutcome {
    var recalled = recalled
    switch action {
    case .enter, .next:
      history.add(filter.text, for: PromptHistory.filters)
      mode = .browsing
    case .back:
      setFilter("", on: screen)
      list.restoreUnfilteredSelection()
      mode = .browsing
    case _ where recalls(action, after: recalled):
      let texts = history.texts(for: PromptHistory.filters)
      guard let text = recalled.recall(by: action == .up ? 1 : -1, from: texts, leaving: input) else { break }
      mode = .filtering(text, recalled)
      setFilter(text.text, on: screen)
    default: moveSelection(action, on: screen)
    }
    return .handled
  }

  /// Puts an entry of the history into the filter field, if the action asks for one.
  ///
  /// Returns the outcome; nil if the action does not ask for text.
  mutating func recall(_ action: GeneralAction, on screen: Screen, from history: PromptHistory) -> KeyOutcome? {
    guard let field = screen.filterField, focus.part == ScreenPart(field), recalls(action, after: focus.recalled) else {
      return nil
    }
    let texts = history.texts(for: field.name)
    let input = TextInput(head: field.value)
    var recalled = focus.recalled
    guard let text = recalled.recall(by: action == .up ? 1 : -1, from: texts, leaving: input) else { return .handled }
    let outcome = edit(field, to: text.text)
    focus.charactersAfterCursor = 0
    focus.recalled = recalled
    return outcome ?? .handled
  }

  /// Returns whether an action recalls an entry: up from the first row, and then down again.
  private func recalls(_ action: GeneralAction, after recalled: RecalledText) -> Bool {
    list.selection.position == 0 && (action == .up || action == .down && recalled.isBack)
  }

  mutating func setFilter(_ text: String, on screen: Screen) {
    guard text != filter.text, let rows = screen.list else { return }
    let selected = filter.rows(of: rows).index(of: list.selection.position)
    filter.type(text)
    filter.search(rows, for: .zero)
    // With a filter, select the first match, which the user most likely wants. Without a filter, the selected row stays
    // selected.
    if filter.isActive {
      list.selection.moveToFirst(of: filter.rows(of: rows))
    } else {
      list.selection.move(to: selected ?? 0, in: filter.rows(of: rows))
      if selected == nil { list.restoreUnfilteredSelection() }
    }
    list.forgetSeen()
  }
}
