import Localization
import Navigation
import TextUI

extension ScreenState {
  /// Whether a screen has what the keys of an action work on.
  func hasUse(for action: GeneralAction, on screen: Screen) -> Bool {
    switch action {
    case .up, .down: canMove(on: screen) || screen.parts.count > 1 || screen.asksForText
    case .pageUp, .pageDown, .scrollUp, .scrollDown: canMove(on: screen)
    case .first, .last: canMove(on: screen) || screen.hasSlider
    case .less, .more: screen.hasSlider || !screen.choices.isEmpty
    case .enter: screen.asksForText || screen.parts.contains { screen.commandOnEnter(in: $0) != nil }
    case .next, .previous: screen.parts.count > 1
    case .back: !backQuits || screen.takesText
    case .copy: textToCopy(on: screen) != nil
    case .filter: screen.hasRows || screen.filterField != nil
    case .mark: screen.takesSeveralRows || hasUse(for: .enter, on: screen)
    case .markAll: screen.takesSeveralRows
    case .row(let number): (rows(of: screen)?.count ?? 0) >= number && screen.opensRowsByDigits
    case .otherPane: hasOtherPane
    case .palette: !presentation.isModal
    case .leave, .keys, .redraw, .suspend, .quit: true
    }
  }

  private func canMove(on screen: Screen) -> Bool { screen.hasRows || viewport.canScroll }
}

extension Screen {
  var hasRows: Bool { list.map { $0.count > 0 } ?? false }

  /// What somebody has written, up to the next words of the program.
  var quote: [Text] {
    let texts = elements.map { element -> Text? in
      if case .text(let text, .quote) = element { text } else { nil }
    }
    return texts.drop { $0 == nil }.prefix { $0 != nil }.compactMap(\.self)
  }

  /// The commands that can be run now: enabled, and with a row if they need one.
  var usableCommands: [KeyCommand] {
    commands.filter { $0.isEnabled && (hasRows || ![.row, .rows].contains($0.takes)) }
  }

  /// Whether there is anything to type: into a field, after a command, or to filter the list.
  var takesText: Bool { hasRows || asksForText || fields.contains { $0.range == nil } }

  /// Whether there are rows, and a command that takes several.
  var takesSeveralRows: Bool { hasRows && commands.contains { $0.isEnabled && $0.takes == .rows } }

  /// Whether Enter opens a row, and no command is on a digit.
  fileprivate var opensRowsByDigits: Bool {
    commandOnEnter(in: .list)?.takes == .row
      && !commands.flatMap(\.keys).contains { $0.label.allSatisfy(\.isNumber) }
  }

  fileprivate var hasSlider: Bool { fields.contains { $0.range != nil } }

  /// Whether a command asks for a text.
  fileprivate var asksForText: Bool { commands.contains { $0.isEnabled && $0.takes == .text } }
}
