/// A target of a click.
enum MouseTarget: Equatable {
  case part(ScreenPart)
  /// The list's row at this position among the rows that match the filter.
  case row(Int)
  /// The command with this name, for example in the line after a list that loads more rows.
  case command(String)
  /// A key that is shown with its effect.
  case key(KeyPress)
}
