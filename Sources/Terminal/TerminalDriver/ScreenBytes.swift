import Sessions

/// Output for the terminal: the escape codes defined here, and safe text.
///
/// No other text can be added, so that the content of a screen cannot inject escape codes.
nonisolated package struct ScreenBytes: Equatable {
  static let clearToEndOfLine = ScreenBytes("\u{1B}[K")
  static let clearScreen = ScreenBytes("\u{1B}[2J")
  static let showCursor = ScreenBytes("\u{1B}[?25h")
  static let hideCursor = ScreenBytes("\u{1B}[?25l")
  static let enterAlternateScreen = ScreenBytes("\u{1B}[?1049h")
  static let leaveAlternateScreen = ScreenBytes("\u{1B}[?1049l")
  static let bracketPastes = ScreenBytes("\u{1B}[?2004h")
  static let leavePastesBare = ScreenBytes("\u{1B}[?2004l")
  /// Switches off input modes that another program may have left on.
  ///
  /// These are kitty's keyboard protocol, xterm's `modifyOtherKeys`, the keyboard mode of Windows, and all kinds of
  /// mouse reports.
  static let plainInput = ScreenBytes(
    "\u{1B}[=0u\u{1B}[>4;0m" + [9001, 9, 1000, 1002, 1003, 1005, 1006, 1015, 1016].map { "\u{1B}[?\($0)l" }.joined())
  /// Makes the terminal report mouse buttons and the wheel, in a form without a column limit.
  static let reportMouse = ScreenBytes("\u{1B}[?1000h\u{1B}[?1006h")
  static let ignoreMouse = ScreenBytes("\u{1B}[?1006l\u{1B}[?1000l")
  /// Between this code and ``endUpdate``, the terminal does not update its display.
  static let beginUpdate = ScreenBytes("\u{1B}[?2026h")
  static let endUpdate = ScreenBytes("\u{1B}[?2026l")
  /// Asks for the colours of text and background, which are reported in this order.
  static let askForColors = ScreenBytes("\u{1B}]10;?\u{7}\u{1B}]11;?\u{7}")
  static let saveWindowTitle = ScreenBytes("\u{1B}[22;2t")
  static let restoreWindowTitle = ScreenBytes("\u{1B}[23;2t")
  /// Starts a new line; in raw mode, a line feed alone would not return to the first column.
  static let newLine = ScreenBytes("\r\n")
  static let bell = ScreenBytes("\u{7}")

  package private(set) var string: String

  init(_ parts: [ScreenBytes] = []) { string = parts.map(\.string).joined() }

  private init(_ string: String) { self.string = string }

  /// Moves the cursor; row and column are zero-based.
  static func move(column: Int, row: Int) -> ScreenBytes { ScreenBytes("\u{1B}[\(row + 1);\(column + 1)H") }

  /// Moves the cursor within its row; the column is zero-based.
  static func moveTo(column: Int) -> ScreenBytes { ScreenBytes("\u{1B}[\(column + 1)G") }

  static func style(_ numbers: [Int]) -> ScreenBytes { ScreenBytes("\u{1B}[0\(numbers.map { ";\($0)" }.joined())m") }

  /// Puts text, which is given in Base64, on the clipboard.
  static func copy(_ text: String) -> ScreenBytes { ScreenBytes("\u{1B}]52;c;\(text)\u{7}") }

  /// Begins a link to a web address, for terminals that support links; nil ends the link.
  static func link(to address: SafeText?) -> ScreenBytes { ScreenBytes("\u{1B}]8;;\(address?.string ?? "")\u{1B}\\") }

  /// Sets the title of the terminal's window.
  static func windowTitle(_ title: SafeText) -> ScreenBytes { ScreenBytes("\u{1B}]2;\(title.string)\u{7}") }

  mutating func add(_ part: ScreenBytes) { string += part.string }

  mutating func add(_ cell: Cell) { string += cell.text }

  /// Adds text; each line feed in the text becomes a ``newLine``.
  mutating func add(_ text: SafeText) { string += text.string.replacing("\n", with: Self.newLine.string) }
}
