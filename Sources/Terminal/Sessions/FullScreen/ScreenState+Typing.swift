import Presenting
import TextUI

extension ScreenState {
  /// Changes what is being typed.
  mutating func changeText(_ edit: TextEdit, on screen: Screen) -> KeyOutcome {
    switch mode {
    case .browsing: return changeField(edit, on: screen)
    case .filtering(var input):
      input.edit(edit)
      mode = .filtering(input)
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

  /// Returns what follows if the focused part is a slider and the action moves it; nil if not.
  mutating func moveSlider(for action: GeneralAction, on screen: Screen) -> KeyOutcome? {
    guard let field = screen.fields.first(where: { ScreenPart($0) == focus.part }), let slider = Slider(field),
      let value = slider.value(after: action)
    else { return nil }
    return edit(slider.field, to: String(value)) ?? .handled
  }

  /// Passes a changed text to the field; if it is refused, nothing changes and the reason is shown.
  ///
  /// - Returns: What follows; nil if the text was refused.
  mutating func edit(_ field: Field, to text: String) -> KeyOutcome? {
    do throws(CommandError) {
      try field.edit(text)
      message = nil
      return field.afterEdit.map(KeyOutcome.start) ?? .handled
    } catch {
      message = Notice(.error, error.message)
      return nil
    }
  }

  // MARK: The filter

  /// Starts to filter the list: in the screen's own field, if it has one for that.
  mutating func startFilter(on screen: Screen) {
    if let field = screen.filterField {
      focus = Focus(on: ScreenPart(field))
    } else if screen.list != nil {
      focus = Focus(on: .list)
      mode = .filtering(TextInput(head: filter.text))
    }
  }

  /// Handles a general key while the filter is being typed.
  mutating func filter(_ action: GeneralAction, on screen: Screen) -> KeyOutcome {
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
    return .handled
  }

  mutating func setFilter(_ text: String, on screen: Screen) {
    guard text != filter.text, let rows = screen.list else { return }
    let selected = filter.rows(of: rows).index(of: list.selection.position)
    filter.type(text)
    filter.search(rows, for: .zero)
    // Behind a filter the first match is the most likely one; without one, the selected row stays selected.
    list.selection.move(to: filter.isActive ? 0 : selected ?? 0, in: filter.rows(of: rows))
    list.marks.forget()
  }
}
