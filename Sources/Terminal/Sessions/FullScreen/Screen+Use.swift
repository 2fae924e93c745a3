import Localization
import TextUI

extension Screen {
  var hasRows: Bool { list.map { $0.count > 0 } ?? false }

  /// The first passage on the screen that was written by a person, not by the program.
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

  /// Whether there are rows, and an enabled command that takes several of them.
  var takesSeveralRows: Bool { hasRows && commands.contains { $0.isEnabled && $0.takes == .rows } }

  /// Whether Enter opens a row, and no command has a digit as its key.
  var opensRowsByDigits: Bool {
    commandOnEnter(in: .list)?.takes == .row
      && !commands.flatMap(\.keys).contains { $0.label.allSatisfy(\.isNumber) }
  }

  var hasSlider: Bool { fields.contains { $0.range != nil } }

  /// Whether an enabled command asks for text.
  var asksForText: Bool { commands.contains { $0.isEnabled && $0.takes == .text } }
}
