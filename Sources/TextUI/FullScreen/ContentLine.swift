/// A line of a screen's content, and which part of the screen it is, if keys can go there.
struct ContentLine {
  /// How far all content stands from the left edge: before it is room for the marks.
  static let margin = 2

  var line = StyledLine()
  var part: Part?
  /// Where the text cursor stands, if it stands in this line; counted from the line's first column.
  var cursor: Int?
}
