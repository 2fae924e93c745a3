import Localization
import TextUI

extension ScreenState {
  /// Handles a key on the screen that the user sees.
  mutating func press(_ key: KeyPress, on screen: Screen) -> KeyOutcome {
    beginKey(on: screen)
    switch KeyMap.meaning(of: key, in: keyMode, commands: screen.commands) {
    case .general(.redraw): return .redraw
    case .general(.suspend): return .suspend
    case .general(.quit): return .quit
    case .general(let action): return handle(action, on: screen)
    case .edit(let edit): changeText(on: screen) { $0.edit(edit) }
    case .insert(let text): changeText(on: screen) { $0.insert(text) }
    case .paste(let text): changeText(on: screen) { $0.paste(text) }
    case .command(let command): return invoke(command, on: screen)
    case nil: break
    }
    return .none
  }

  // MARK: General keys

  private mutating func handle(_ action: GeneralAction, on screen: Screen) -> KeyOutcome {
    switch mode {
    case .browsing: return browse(action, on: screen)
    case .readingKeys(var viewport):
      viewport.scroll(for: action)
      mode = action == .back || action == .keys ? .browsing : .readingKeys(viewport)
    case .filtering:
      switch action {
      case .enter: mode = .browsing
      case .back:
        setFilter("", on: screen)
        mode = .browsing
      default: moveSelection(action, on: screen)
      }
    case .prompting(_, let input):
      let command = promptedCommand(on: screen)
      mode = .browsing
      guard action == .enter, let command, case .text(let act) = command.action else { break }
      return .perform(Invocation(command) { () async throws(CommandError) in try await act(input.text) })
    }
    return .none
  }

  private mutating func browse(_ action: GeneralAction, on screen: Screen) -> KeyOutcome {
    if case .slider(let name) = part, let slider = screen.slider(name), let value = slider.value(after: action) {
      edit(slider.field, to: String(value))
      return .none
    }
    switch action {
    case .enter:
      return screen.commandOnEnter(in: part).map { invoke($0, on: screen) } ?? .none
    case .back:
      if filter.isActive {
        setFilter("", on: screen)
      } else if let wayOut = screen.wayOut {
        return invoke(wayOut, on: screen)
      }
    case .filter:
      if screen.list != nil {
        focus(.list)
        mode = .filtering(TextInput(filter.text))
      }
    case .keys: mode = .readingKeys(Viewport())
    case .next: moveFocus(by: 1, on: screen, wrapping: true)
    case .previous: moveFocus(by: -1, on: screen, wrapping: true)
    case .up where part != .list && part != nil: moveFocus(by: -1, on: screen, wrapping: false)
    case .down where part != .list && part != nil: moveFocus(by: 1, on: screen, wrapping: false)
    case _ where part == .list: moveSelection(action, on: screen)
    default:
      followsPart = false
      viewport.scroll(for: action)
    }
    return .none
  }

  private mutating func moveFocus(by distance: Int, on screen: Screen, wrapping: Bool) {
    let parts = screen.parts
    guard let part, let index = parts.firstIndex(of: part) else { return }
    let target = index + distance
    focus(parts[wrapping ? (target + parts.count) % parts.count : max(0, min(target, parts.count - 1))])
  }

  private mutating func moveSelection(_ action: GeneralAction, on screen: Screen) {
    guard let rows = rows(of: screen) else { return }
    let position = selection.position
    switch action {
    case .up: selection.move(to: position - 1, in: rows)
    case .down: selection.move(to: position + 1, in: rows)
    case .pageUp: selection.move(to: position - viewport.page, in: rows)
    case .pageDown: selection.move(to: position + viewport.page, in: rows)
    case .first: selection.move(to: 0, in: rows)
    case .last: selection.move(to: rows.count - 1, in: rows)
    default: break
    }
  }

  // MARK: Commands

  private mutating func invoke(_ command: KeyCommand, on screen: Screen) -> KeyOutcome {
    if let disabledReason = command.disabledReason {
      message = Notice(.warning, disabledReason)
      return .none
    }
    switch command.action {
    case .nothing(let act): return .perform(Invocation(command, act))
    case .text:
      mode = .prompting(command.name, TextInput())
      return .none
    case .row(let act):
      guard let index = rows(of: screen)?.index(of: selection.position) else {
        message = Notice(.warning, .fullScreen(.needsRow(command.label)))
        return .none
      }
      return .perform(Invocation(command) { () async throws(CommandError) in try await act(index) })
    }
  }

  // MARK: Typing

  private mutating func changeText(on screen: Screen, _ change: (inout TextInput) -> Void) {
    switch mode {
    case .browsing:
      guard case .field(let name) = part, let field = screen.fields.first(where: { $0.name == name }) else { return }
      var input = TextInput(field.value, cursor: cursor)
      change(&input)
      if input.text == field.value || edit(field, to: input.text) {
        cursor = input.cursor
      }
    case .filtering(var input):
      change(&input)
      mode = .filtering(input)
      setFilter(input.text, on: screen)
    case .prompting(let name, var input):
      change(&input)
      mode = .prompting(name, input)
    case .readingKeys: break
    }
  }

  /// Passes a changed text to the field; if it is refused, nothing changes and the reason is shown.
  ///
  /// - Returns: Whether the text was accepted.
  @discardableResult
  private mutating func edit(_ field: Field, to text: String) -> Bool {
    do throws(CommandError) {
      try field.edit(text)
      message = nil
      return true
    } catch {
      message = Notice(.warning, error.message)
      return false
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

extension Viewport {
  /// Scrolls, if the action is to scroll.
  fileprivate mutating func scroll(for action: GeneralAction) {
    switch action {
    case .up: scroll(by: -1)
    case .down: scroll(by: 1)
    case .pageUp: scroll(by: -page)
    case .pageDown: scroll(by: page)
    case .first: scroll(by: -offset)
    case .last: scroll(by: .max / 2)
    default: break
    }
  }
}
