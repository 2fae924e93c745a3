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
  case f1
  /// Pasted text.
  case paste(String)
  /// The left mouse button.
  case click(GridPosition)
  case wheelUp, wheelDown

  /// Creates the key press for a command's key.
  package init(_ key: Key) {
    switch key {
    case .character(let character): self = .character(character)
    case .enter: self = .enter
    case .escape: self = .escape
    }
  }

  /// The label of the key.
  package var label: String {
    switch self {
    case .character(" "): "Space"
    case .character(let character): String(character)
    case .control(let letter): "Ctrl-\(letter.uppercased())"
    case .alt(let character): "Alt-\(character.uppercased())"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .home: "Home"
    case .end: "End"
    case .enter: "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .controlLeft: "Ctrl-←"
    case .controlRight: "Ctrl-→"
    case .f1: "F1"
    case .paste: "Paste"
    case .click: "Click"
    case .wheelUp: "Wheel ↑"
    case .wheelDown: "Wheel ↓"
    }
  }
}
