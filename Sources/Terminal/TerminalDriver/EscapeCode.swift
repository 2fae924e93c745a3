import Sessions

/// A command to the terminal.
///
/// All escape codes of the program are defined here.
nonisolated enum EscapeCode {
  /// Row and column are zero-based.
  case move(column: Int, row: Int)
  /// Moves the cursor within its row; the column is zero-based.
  case moveTo(column: Int)
  case style([Int])
  case clearToEndOfLine, clearScreen
  case showCursor, hideCursor
  case enterAlternateScreen, leaveAlternateScreen
  case bracketPastes, leavePastesBare
  /// Buttons and wheel, in the form that has no limit on columns.
  case reportMouse, ignoreMouse
  /// Puts a text in base 64 on the clipboard.
  case copy(String)
  /// Between these two, the terminal does not update what it displays.
  case beginUpdate, endUpdate
  /// The title of the terminal's window.
  case windowTitle(SafeText)
  case saveWindowTitle, restoreWindowTitle
  /// In raw mode, a line feed alone would stay in its column.
  case newLine
  case bell

  var string: String {
    switch self {
    case .move(let column, let row): "\u{1B}[\(row + 1);\(column + 1)H"
    case .moveTo(let column): "\u{1B}[\(column + 1)G"
    case .style(let numbers): "\u{1B}[0\(numbers.map { ";\($0)" }.joined())m"
    case .clearToEndOfLine: "\u{1B}[K"
    case .clearScreen: "\u{1B}[2J"
    case .showCursor: "\u{1B}[?25h"
    case .hideCursor: "\u{1B}[?25l"
    case .enterAlternateScreen: "\u{1B}[?1049h"
    case .leaveAlternateScreen: "\u{1B}[?1049l"
    case .bracketPastes: "\u{1B}[?2004h"
    case .leavePastesBare: "\u{1B}[?2004l"
    case .reportMouse: "\u{1B}[?1000h\u{1B}[?1006h"
    case .ignoreMouse: "\u{1B}[?1006l\u{1B}[?1000l"
    case .copy(let text): "\u{1B}]52;c;\(text)\u{7}"
    case .beginUpdate: "\u{1B}[?2026h"
    case .endUpdate: "\u{1B}[?2026l"
    case .windowTitle(let title): "\u{1B}]2;\(title.string)\u{7}"
    case .saveWindowTitle: "\u{1B}[22;2t"
    case .restoreWindowTitle: "\u{1B}[23;2t"
    case .newLine: "\r\n"
    case .bell: "\u{7}"
    }
  }
}
