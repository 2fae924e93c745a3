import Navigation
import TextUI

extension ScreenState {
  /// Returns whether the user picks a row while typing into a field.
  ///
  /// If so, the keys that move the selection leave the focus in the field.
  func choosesRow(on screen: Screen) -> Bool {
    guard case .field = focus.part else { return false }
    return screen.commandOnTab != nil || screen.commandOnEnter(in: focus.part)?.takes == .row
  }

  /// Returns the part that gets the focus when the user leaves a field, if there is one.
  ///
  /// There is none without a list or a button. There is also none in a form with a single field and no rows, because leaving
  /// that field leaves the form.
  func partAfterField(on screen: Screen) -> ScreenPart? {
    let parts = screen.parts
    if hasRows(on: screen) { return .list }
    if context.presentation == .form, screen.fields.count == 1 { return nil }
    let button = parts.first { if case .button = $0 { true } else { false } }
    return button ?? (parts.contains(.list) ? .list : nil)
  }

  /// Moves the focus, the selection or, where there are no rows, the text.
  mutating func move(_ action: GeneralAction, on screen: Screen) {
    switch action {
    case .next: moveFocus(by: 1, on: screen, wrapping: true)
    case .previous: moveFocus(by: -1, on: screen, wrapping: true)
    case .up where leavesPart(on: screen): moveFocus(by: -1, on: screen, wrapping: false)
    case .down where leavesPart(on: screen): moveFocusDown(on: screen)
    case .scrollUp, .scrollDown: turnWheel(action, on: screen)
    case _ where hasRows(on: screen):
      focusListUnlessChoosing(on: screen)
      moveSelection(action, on: screen)
    default: scroll(for: action)
    }
  }

  /// Scrolls, even if the focus moves out of view.
  mutating func scroll(for action: GeneralAction) {
    focus.isKeptInView = false
    viewport.scroll(for: action)
  }

  /// Moves the focus to the list, unless a field keeps it while rows are chosen.
  mutating func focusListUnlessChoosing(on screen: Screen) {
    if !choosesRow(on: screen) { focus = Focus(on: .list) }
  }

  mutating func moveSelection(_ action: GeneralAction, on screen: Screen) {
    guard let rows = rows(of: screen) else { return }
    if [.scrollUp, .scrollDown].contains(action) {
      turnWheel(action, on: screen)
    } else if action == .last {
      list.selection.moveToEnd(of: rows)
    } else if let distance = action.distance(page: viewport.page) {
      list.selection.move(to: list.selection.position + distance, in: rows)
    }
  }

  /// Returns whether the arrow keys move the focus from the focused part to another part.
  private func leavesPart(on screen: Screen) -> Bool {
    guard let part = focus.part, part != .list else { return false }
    return !(choosesRow(on: screen) && hasRows(on: screen))
  }

  private mutating func moveFocusDown(on screen: Screen) {
    let next = screen.parts.drop { $0 != focus.part }.dropFirst().first
    if case .field = focus.part, case .button = next, hasRows(on: screen) {
      // Go to the results, and not to the button, which only does the same as Enter.
      focus = Focus(on: .list)
    } else {
      moveFocus(by: 1, on: screen, wrapping: false)
    }
  }

  private mutating func moveFocus(by distance: Int, on screen: Screen, wrapping: Bool) {
    let parts = screen.parts
    guard let part = focus.part, let index = parts.firstIndex(of: part) else { return }
    let target = index + distance
    focus = Focus(on: parts[wrapping ? (target + parts.count) % parts.count : max(0, min(target, parts.count - 1))])
  }
}
