import TextUI

extension StyledLine {
  /// Creates one line of a drawing.
  init(_ strokes: [Picture.Stroke]) {
    self = strokes.reduce(StyledLine()) { $0 + StyledLine($1.characters, $1.tint.map(Style.drawn) ?? .plain) }
  }
}
