/// The escape codes that take over a terminal, and those that restore it from any state.
nonisolated struct TakeoverCodes {
  /// What is saved at the first takeover only: what is saved twice would have to be restored twice.
  let first: [ScreenBytes]
  let enter: [ScreenBytes]
  let leave: [ScreenBytes]

  /// The whole screen: a different one from the shell's or, if there is none, the same, which is left empty.
  ///
  /// The terminal is asked what its background is where that matters.
  static func screen(hasAlternate: Bool, usesMouse: Bool, asksForBackground: Bool) -> TakeoverCodes {
    TakeoverCodes(
      first: [.saveWindowTitle] + (asksForBackground ? [.askForBackground] : []),
      enter: (hasAlternate ? [.enterAlternateScreen] : []) + [.bracketPastes, .hideCursor]
        + (usesMouse ? [.reportMouse] : []),
      leave: [.endUpdate, .style([]), .ignoreMouse, .leavePastesBare, .showCursor]
        + (hasAlternate ? [.leaveAlternateScreen] : [.move(column: 0, row: 0), .clearScreen]) + [.restoreWindowTitle])
  }

  /// The keys, and the line on which the cursor is.
  static let line = TakeoverCodes(first: [], enter: [.bracketPastes], leave: [.leavePastesBare])
}
