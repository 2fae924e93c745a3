import Navigation

/// The surroundings of a screen in a picture, which the session sets for each picture.
struct PaneContext: Equatable {
  /// The number of the scene; as long as it is unchanged, so is the content of the screen.
  var scene = 0
  /// How the page is presented.
  var presentation = Presentation.page
  /// Whether there is room to draw the screen; if not, only a few keys work.
  var hasRoom = true
  /// Whether keys apply to this screen, and not to the one beside it.
  var hasFocus = true
  /// The side of the screen beside it, if that screen takes commands as well.
  var otherPane: Pane.Side?
  /// Whether going back from this screen ends the program.
  var backQuits = false
  /// Whether a path with a command has opened the screen, and no key has been pressed since.
  ///
  /// In that case, the list takes the focus as soon as its rows arrive.
  var isJustOpened = false
}
