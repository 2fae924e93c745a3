/// The escape codes that take over a terminal, and those that restore it from any state.
nonisolated struct TakeoverCodes {
  /// What is saved at the first takeover only: what is saved twice would have to be restored twice.
  let first: [ScreenBytes]
  let enter: [ScreenBytes]
  let leave: [ScreenBytes]

  /// The whole screen.
  static func screen(usesMouse: Bool) -> TakeoverCodes {
    TakeoverCodes(
      first: [.saveWindowTitle],
      enter: [.enterAlternateScreen, .bracketPastes, .hideCursor] + (usesMouse ? [.reportMouse] : []),
      leave: [
        .endUpdate, .style([]), .ignoreMouse, .leavePastesBare, .showCursor, .leaveAlternateScreen,
        .restoreWindowTitle,
      ])
  }

  /// The keys, and the line on which the cursor is.
  static let line = TakeoverCodes(first: [], enter: [.bracketPastes], leave: [.leavePastesBare])
}
