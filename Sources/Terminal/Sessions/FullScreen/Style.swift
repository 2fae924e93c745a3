import TextUI

/// The meaning of a cell.
///
/// The terminal's driver decides how the cell looks. Nothing is expressed by a style alone, because a terminal may have no
/// colours.
nonisolated package enum Style: Hashable, Sendable {
  case plain
  /// A title or heading.
  case title
  /// Less important than its context.
  case dim
  /// A key that works now.
  case key
  /// The user's position: the chosen tab, and the pointer at the part that has the focus.
  case accent
  /// A line that only separates.
  case rule
  /// The part of the screen that has the focus.
  case selected
  /// The selected row of a list while another part of the screen has the focus.
  case inactive
  /// A part of a row that matches the search.
  case match
  /// A match in the selected row while its list has the focus.
  case selectedMatch
  /// A row that has just appeared.
  case new
  /// A row that has just changed.
  case changed
  /// A row that has just been deleted.
  case gone
  /// A link to the web address with this index in the grid's links.
  case link(UInt8)
  /// Text that the user can edit.
  case input
  /// A success.
  case success
  case warning
  case error
  /// The filled part of a bar.
  case bar
  /// A coloured part of a picture.
  case drawn(Tint)
  /// A block of colour.
  case block(Tint)
}
