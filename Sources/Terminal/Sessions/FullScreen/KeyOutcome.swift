/// What a key press requires of the session, after it has changed the screen's state or called the view model.
enum KeyOutcome {
  case none
  case perform(Invocation)
  /// Starts work of the page that no command has caused.
  case start(() async -> Void)
  case copy(SafeText)
  case otherPane
  case palette
  case redraw
  case suspend
  case quit
}
