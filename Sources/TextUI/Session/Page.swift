/// The part of a list that a line or JSON screen shows.
nonisolated struct Page: Equatable, Sendable {
  /// How many rows are shown at once.
  static let size = 20

  /// The index of the first row shown.
  var offset = 0

  /// The next page of a list of `count` rows; nil if this is its last.
  func next(of count: Int) -> Page? {
    offset + Self.size < count ? Page(offset: offset + Self.size) : nil
  }

  /// This page, or the last one if the list has become shorter than that.
  func clamped(to count: Int) -> Page {
    Page(offset: min(offset, max(0, count - 1) / Self.size * Self.size))
  }

  /// The indices of the rows shown of a list of `count` rows.
  func rows(of count: Int) -> Range<Int> {
    min(offset, count)..<min(offset + Self.size, count)
  }
}
