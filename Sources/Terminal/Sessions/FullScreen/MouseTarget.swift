/// A target of a click.
enum MouseTarget: Equatable {
  case part(ScreenPart)
  /// The list's row at this position among the rows to show.
  case row(Int)
  /// The command with this name, shown as a button that cannot have the focus.
  case command(String)
  /// A key that is shown with its effect.
  case key(KeyPress)
}
