import TextUI

/// What a key press requires of the session, after it has changed the screen's state or called the view model.
enum KeyOutcome {
  case none
  case perform(Invocation)
  case copy(SafeText)
  case redraw
  case suspend
  case quit
}
