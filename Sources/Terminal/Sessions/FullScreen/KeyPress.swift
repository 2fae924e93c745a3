import Localization
import TextUI

/// One key press, a paste, or a use of the mouse.
nonisolated package enum KeyPress: Hashable, Sendable {
  case character(Character)
  /// A letter with the control key, in lower case.
  case control(Character)
  /// A character with the Alt key.
  case alt(Character)
  case up, down, left, right
  case pageUp, pageDown, home, end
  case enter, escape, tab, backTab
  case backspace, delete
  case controlLeft, controlRight
  case f1, f5
  /// Pasted text.
  case paste(String)
  /// Pasted text that cannot be accepted.
  case refusedPaste(PasteError)
  /// A click with the left mouse button.
  case click(GridPosition)
  case wheelUp, wheelDown

  /// Creates the key press for a command's key.
  package init(_ key: Key) {
    switch key {
    case .character(let character): self = .character(character)
    case .enter: self = .enter
    case .escape: self = .escape
    case .tab: self = .tab
    }
  }

  /// Whether this is a press of a key, and neither a paste nor a use of the mouse.
  var isKey: Bool {
    switch self {
    case .paste, .refusedPaste, .click, .wheelUp, .wheelDown: false
    default: true
    }
  }

  /// The label of the key on an English keyboard.
  package var label: String { label(in: .en) }

  /// Returns the label of the key, as on the language's keyboards.
  func label(in language: Language) -> String {
    switch self {
    case .character(" "): language.text(en: "Space", de: "Leertaste", ca: "Espai").words(in: language)
    case .character(let character): String(character)
    case .control(let letter): "\(Self.control(in: language))-\(letter.uppercased())"
    case .alt(let character): "Alt-\(character.uppercased())"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .pageUp: language.text(en: "PgUp", de: "Bild↑", ca: "RePàg").words(in: language)
    case .pageDown: language.text(en: "PgDn", de: "Bild↓", ca: "AvPàg").words(in: language)
    case .home: language.text(en: "Home", de: "Pos1", ca: "Inici").words(in: language)
    case .end: language.text(en: "End", de: "Ende", ca: "Fi").words(in: language)
    case .enter: "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backTab: language.text(en: "Shift-Tab", de: "Umschalt-Tab", ca: "Maj-Tab").words(in: language)
    case .backspace: language.text(en: "Backspace", de: "Rücktaste", ca: "Retrocés").words(in: language)
    case .delete: language.text(en: "Delete", de: "Entf", ca: "Supr").words(in: language)
    case .controlLeft: "\(Self.control(in: language))-←"
    case .controlRight: "\(Self.control(in: language))-→"
    case .f1: "F1"
    case .f5: "F5"
    case .paste, .refusedPaste: "Paste"
    case .click: "Click"
    case .wheelUp: "Wheel ↑"
    case .wheelDown: "Wheel ↓"
    }
  }

  private static func control(in language: Language) -> String {
    language.text(en: "Ctrl", de: "Strg", ca: "Ctrl").words(in: language)
  }
}
