/// A line of a screen's content, with the part of the screen that it shows, if that can have the focus.
struct ContentLine {
  /// The number of columns at the left edge that are reserved for marks.
  static let margin = 2

  var line = StyledLine()
  var part: Part?
  /// What else a click can reach, by columns of this line.
  var mouseTargets: [(columns: Range<Int>, target: MouseTarget)] = []
  /// The column of the text cursor within the line; nil if it is not in this line.
  var cursor: Int?
}
