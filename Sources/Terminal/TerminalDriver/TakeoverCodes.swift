/// The escape codes that take over a terminal, and the codes that restore it from any state.
nonisolated struct TakeoverCodes {
  /// The codes for the first takeover only.
  ///
  /// A title saved twice would have to be restored twice.
  let first: [ScreenBytes]
  let enter: [ScreenBytes]
  let leave: [ScreenBytes]

  /// Returns the codes that take over the whole screen and restore it.
  ///
  /// - Parameters:
  ///   - hasAlternate: Whether the terminal has a second screen for programs. Otherwise the session uses the shell's screen,
  ///     which is left empty.
  ///   - usesMouse: Whether the terminal is to report clicks and the wheel.
  ///   - asksForColors: Whether to ask the terminal for the colours of its text and background.
  /// - Returns: The codes for a session on the full screen.
  static func screen(hasAlternate: Bool, usesMouse: Bool, asksForColors: Bool) -> TakeoverCodes {
    TakeoverCodes(
      first: [.saveWindowTitle] + (asksForColors ? [.askForColors] : []),
      // Change to the alternate screen first, because each of the two screens has separate keyboard settings.
      enter: (hasAlternate ? [.enterAlternateScreen] : []) + [.plainInput, .bracketPastes, .hideCursor]
        + (usesMouse ? [.reportMouse] : []),
      leave: [.endUpdate, .style([]), .ignoreMouse, .leavePastesBare, .showCursor]
        + (hasAlternate ? [.leaveAlternateScreen] : [.move(column: 0, row: 0), .clearScreen]) + [.restoreWindowTitle])
  }

  /// The codes for line mode, which takes over only the keys and the line being typed.
  static let line = TakeoverCodes(first: [], enter: [.plainInput, .bracketPastes], leave: [.leavePastesBare])
}
