import TextUI

extension ScreenState {
  /// Scrolls the list or, if there is none, the screen.
  ///
  /// The selection keeps its place in the picture, so a different row becomes selected.
  mutating func turnWheel(_ action: GeneralAction, on screen: Screen) {
    let before = viewport.offset
    scroll(for: action)
    guard let rows = rows(of: screen) else { return }
    list.selection.move(to: list.selection.position + viewport.offset - before, in: rows)
  }

  /// Handles a click; `clickedBefore` is the id of the row clicked just before, if any.
  mutating func click(_ target: MouseTarget, after clickedBefore: Row.ID?, on screen: Screen) -> KeyOutcome {
    switch target {
    case .key: return .handled
    case .row(let position): return click(row: position, after: clickedBefore, on: screen)
    case .part(let target):
      guard screen.parts.contains(target) else { return .handled }
      mode = .browsing
      focus = Focus(on: target)
      guard case .button = target else { return .handled }
      return enter(on: screen)
    case .command(let name):
      mode = .browsing
      return invoke(screen.commands.first { $0.name == name }, on: screen)
    }
  }

  /// Selects a row; a second click on the same row does what Enter does.
  private mutating func click(row position: Int, after clickedBefore: Row.ID?, on screen: Screen) -> KeyOutcome {
    guard let rows = rows(of: screen), let row = rows[position] else { return .handled }
    list.selection.move(to: position, in: rows)
    focusListUnlessChoosing(on: screen)
    guard clickedBefore == row.id else {
      clickedRow = row.id
      return .handled
    }
    mode = .browsing
    return enter(on: screen)
  }
}
