/// The part of a screen that has the focus, and how the focus behaves.
struct Focus: Equatable {
  /// The part that has the focus, if any part can have it.
  let part: ScreenPart?
  /// The number of characters after the cursor, if the part is a field.
  var charactersAfterCursor = 0
  /// Whether the part is scrolled into view; false once the user has scrolled.
  ///
  /// The selected row is always scrolled into view.
  var isKeptInView = true
  /// Whether the focus moves to the list as soon as rows arrive.
  ///
  /// This is so after Enter in a field, or on a screen that a path has just opened, until the user types in a field or moves
  /// the focus.
  var awaitsRows = false
  /// The earlier text that the part shows, if it is a field.
  var recalled = RecalledText()

  init(on part: ScreenPart?) { self.part = part }
}
