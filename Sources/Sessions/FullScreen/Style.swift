import TextUI

/// The meaning of a cell.
///
/// The terminal's driver decides how it looks. No meaning is expressed by a style alone.
nonisolated package enum Style: Hashable, Sendable {
  case plain
  /// A title or heading.
  case title
  /// Less important than its surroundings.
  case dim
  /// A key that works now.
  case key
  /// The part of the screen that has the focus.
  case selected
  /// A row that has just changed, or has been deleted.
  case changed
  /// Text that the user can edit.
  case input
  /// A success.
  case success
  case warning
  case error
  /// A block of colour.
  case tinted(Tint)
}
