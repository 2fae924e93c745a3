import Localization

extension ScreenState {
  /// Does what a key means on the screen that the user sees.
  mutating func press(_ key: KeyPress, on screen: Screen, strings: Strings) -> KeyOutcome {
    switch KeyMap.meaning(of: key, in: keyMode, commands: screen.commands) {
    case .general(.redraw): return .redraw
    case .general(.suspend): return .suspend
    case .general(.quit): return .quit
    case .general(let action): return take(action, on: screen, strings: strings)
    case .edit(let edit): changeText(on: screen) { $0.edit(edit) }
    case .insert(let text): changeText(on: screen) { $0.insert(text) }
    case .paste(let text): changeText(on: screen) { $0.paste(text) }
    case .command(let command): return give(command, on: screen, strings: strings)
    case nil: break
    }
    return .none
  }

  // MARK: General keys

  private mutating func take(_ action: GeneralAction, on screen: Screen, strings: Strings) -> KeyOutcome {
    switch mode {
    case .browsing: return browse(action, on: screen, strings: strings)
    case .readingKeys(var viewport):
      viewport.take(action)
      mode = action == .back || action == .keys ? .browsing : .readingKeys(viewport)
    case .filtering:
      switch action {
      case .enter: mode = .browsing
      case .back:
        setFilter("")
        mode = .browsing
      default: moveSelection(action, on: screen)
      }
    case .prompting(let name, let input):
      mode = .browsing
      guard action == .enter, let command = screen.commands.first(where: { $0.name == name }) else { break }
      guard case .text(let act) = command.action else { break }
      return .perform { try await act(input.text) }
    }
    return .none
  }

  private mutating func browse(_ action: GeneralAction, on screen: Screen, strings: Strings) -> KeyOutcome {
    if case .slider(let name) = part, let slider = screen.slider(name), let value = slider.value(after: action) {
      edit(slider.field, to: String(value))
      return .none
    }
    switch action {
    case .enter:
      let command =
        if case .button(let name) = part { screen.commands.first { $0.name == name } } else {
          screen.commands.first { $0.key == .enter }
        }
      return command.map { give($0, on: screen, strings: strings) } ?? .none
    case .back:
      if filter.isActive {
        setFilter("")
      } else if let wayOut = screen.wayOut {
        return give(wayOut, on: screen, strings: strings)
      }
    case .filter:
      if screen.list != nil {
        focus(.list)
        mode = .filtering(TextInput(filter.text))
      }
    case .keys: mode = .readingKeys(Viewport())
    case .next: step(1, on: screen, wrapping: true)
    case .previous: step(-1, on: screen, wrapping: true)
    case .up where part != .list && part != nil: step(-1, on: screen, wrapping: false)
    case .down where part != .list && part != nil: step(1, on: screen, wrapping: false)
    case _ where part == .list: moveSelection(action, on: screen)
    default:
      followsPart = false
      viewport.take(action)
    }
    return .none
  }

  private mutating func step(_ distance: Int, on screen: Screen, wrapping: Bool) {
    let parts = screen.parts
    guard let part, let place = parts.firstIndex(of: part) else { return }
    let wanted = place + distance
    focus(parts[wrapping ? (wanted + parts.count) % parts.count : max(0, min(wanted, parts.count - 1))])
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

  private mutating func give(_ command: KeyCommand, on screen: Screen, strings: Strings) -> KeyOutcome {
    if let whyNot = command.whyNot {
      message = Notice(.warning, whyNot)
      return .none
    }
    switch command.action {
    case .nothing(let act): return .perform(act)
    case .text:
      mode = .prompting(command.name, TextInput())
      return .none
    case .row(let act):
      guard let index = rows(of: screen)?.index(of: selection.position) else {
        message = Notice(.warning, strings(FullScreenText.noRow, ["name": command.name]))
        return .none
      }
      return .perform { try await act(index) }
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
      setFilter(input.text)
    case .prompting(let name, var input):
      change(&input)
      mode = .prompting(name, input)
    case .readingKeys: break
    }
  }

  /// Hands a changed text over; a refused one is as if it had not been typed, but for the reason.
  ///
  /// - Returns: Whether the text was taken.
  @discardableResult
  private mutating func edit(_ field: Field, to text: String) -> Bool {
    do {
      try field.edit(text)
      message = nil
      return true
    } catch {
      message = Notice(.warning, error.explanation)
      return false
    }
  }

  private mutating func setFilter(_ text: String) {
    guard text != filter.text else { return }
    filter.type(text)
    marks.forget()
  }
}

extension Viewport {
  /// Scrolls, if that is what a key is for.
  fileprivate mutating func take(_ action: GeneralAction) {
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
