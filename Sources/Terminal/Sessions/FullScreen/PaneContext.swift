import Navigation

/// The surroundings of a screen in a picture, which the session sets for each picture.
struct PaneContext: Equatable {
  /// The number of the scene; the screen's content changes only when this number does.
  var scene = 0
  /// How the page is presented.
  var presentation = Presentation.page
  /// Whether there is room to draw the screen; if not, only a few keys work.
  var hasRoom = true
  /// Whether keys apply to this screen, and not to the screen beside this one.
  var hasFocus = true
  /// The side of the screen beside this one, if that screen takes commands as well.
  var otherPane: Pane.Side?
  /// Whether going back from this screen ends the program.
  var backQuits = false
  /// Whether a path with a command has opened the screen, and no key has been pressed since.
  ///
  /// In that case, the list takes the focus as soon as its rows arrive.
  var isJustOpened = false
}
