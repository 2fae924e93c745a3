/// The escape codes that take over a terminal, and those that restore it from any state.
nonisolated struct TakeoverCodes {
  /// Written at the first takeover only, because a title saved twice must be restored twice.
  let first: [ScreenBytes]
  let enter: [ScreenBytes]
  let leave: [ScreenBytes]

  /// Takes over the whole screen.
  ///
  /// - Parameters:
  ///   - hasAlternate: Whether the terminal has a second screen for programs. Otherwise the shell's screen is used, and
  ///     left empty.
  ///   - usesMouse: Whether the terminal is to report clicks and the wheel.
  ///   - asksForColors: Whether to ask the terminal for the colours of its text and background.
  /// - Returns: The codes for a session on the full screen.
  static func screen(hasAlternate: Bool, usesMouse: Bool, asksForColors: Bool) -> TakeoverCodes {
    TakeoverCodes(
      first: [.saveWindowTitle] + (asksForColors ? [.askForColors] : []),
      // Each of the two screens has separate keyboard settings.
      enter: (hasAlternate ? [.enterAlternateScreen] : []) + [.plainInput, .bracketPastes, .hideCursor]
        + (usesMouse ? [.reportMouse] : []),
      leave: [.endUpdate, .style([]), .ignoreMouse, .leavePastesBare, .showCursor]
        + (hasAlternate ? [.leaveAlternateScreen] : [.move(column: 0, row: 0), .clearScreen]) + [.restoreWindowTitle])
  }

  /// Takes over the keys, and the line on which the cursor is.
  static let line = TakeoverCodes(first: [], enter: [.plainInput, .bracketPastes], leave: [.leavePastesBare])
}
