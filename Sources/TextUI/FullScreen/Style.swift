/// What a cell means.
///
/// How that looks, the terminal's driver decides; no meaning is carried by a style alone.
nonisolated package enum Style: CaseIterable, Sendable {
  case plain
  /// Where the user is.
  case title
  /// Less important than what stands around it.
  case dim
  /// A key that works now.
  case key
  /// The part of the screen that keys go to.
  case selected
  /// What has just become another.
  case changed
  /// Text that can be typed over.
  case input
  /// What has gone as the user wished.
  case success
  case warning
  case error
}
