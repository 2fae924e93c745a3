import Localization
import Navigation
import Presenting
import TextUI

extension ScreenState {
  /// Returns whether the keys of an action have any effect on a screen.
  func hasUse(for action: GeneralAction, on screen: Screen) -> Bool {
    switch action {
    case .up, .down: canMove(on: screen) || screen.parts.count > 1 || screen.asksForText
    case .halfPageUp, .halfPageDown, .pageUp, .pageDown, .scrollUp, .scrollDown: canMove(on: screen)
    case .first, .last: canMove(on: screen) || screen.hasSlider
    case .less, .more: screen.hasSlider || !screen.choices.isEmpty || context.otherPane != nil
    case .enter: screen.asksForText || screen.parts.contains { screen.commandOnEnter(in: $0) != nil }
    case .next, .previous: screen.parts.count > 1 || context.otherPane != nil || screen.commandOnTab != nil
    case .back: !context.backQuits || screen.takesText
    case .copy: textToCopy(on: screen) != nil
    case .filter: screen.hasRows || screen.filterField != nil
    case .mark: screen.takesSeveralRows || hasUse(for: .enter, on: screen) || !screen.hasRows && viewport.canScroll
    case .markRange, .markAll: screen.takesSeveralRows
    case .row(let number): (rows(of: screen)?.count ?? 0) >= number && screen.opensRowsByDigits
    case .otherPane: context.otherPane != nil
    case .palette: !context.presentation.isModal
    case .takeAway, .refresh, .redo: command(for: action, on: screen)?.isEnabled == true
    case .leave, .keys, .redraw, .suspend, .quit: true
    }
  }

  /// Returns the screen's command that an action runs, such as the command that reloads.
  ///
  /// Of several such commands, the first enabled one is returned.
  func command(for action: GeneralAction, on screen: Screen) -> KeyCommand? {
    let commands = screen.commands.filter { command in
      switch action {
      case .takeAway: command.takesAway
      case .refresh: command.remedy == .retry
      case .redo: command.name == "redo"
      default: false
      }
    }
    return commands.first(where: \.isEnabled) ?? commands.first
  }

  private func canMove(on screen: Screen) -> Bool { screen.hasRows || viewport.canScroll }
}
