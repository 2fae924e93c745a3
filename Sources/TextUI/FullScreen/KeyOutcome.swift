/// What a key press asks of the session; all else it has done to the state of the screen or told the view model.
enum KeyOutcome {
  case none
  case perform(() async throws -> Void)
  case redraw
  case suspend
  case quit
}
