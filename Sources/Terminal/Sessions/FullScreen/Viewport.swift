/// The visible part of a column of lines.
nonisolated struct Viewport: Equatable, Sendable {
  private(set) var offset = 0
  private(set) var height = 1
  private var count = 0

  /// The visible lines.
  var lines: Range<Int> { offset..<min(count, offset + height) }
  /// The distance that a page key scrolls; one line of the old page stays visible.
  var page: Int { max(1, height - 1) }

  /// Adapts to a new number of lines, and to a new height.
  mutating func fit(count: Int, height: Int) {
    self.count = count
    self.height = max(1, height)
    scroll(by: 0)
  }

  /// Whether there are more lines than fit.
  var canScroll: Bool { count > height }

  mutating func scroll(by distance: Int) {
    offset = max(0, min(offset + distance, count - height))
  }

  /// Scrolls a line into view, with some of the lines around it.
  mutating func reveal(_ line: Int) {
    let margin = min(2, (height - 1) / 2)
    offset = min(offset, line - margin)
    offset = max(offset, line + margin + 1 - height)
    scroll(by: 0)
  }

  /// Scrolls, if the action scrolls.
  mutating func scroll(for action: GeneralAction) { scroll(by: action.distance(page: page) ?? 0) }
}
