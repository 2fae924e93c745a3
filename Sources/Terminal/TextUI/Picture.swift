/// A picture made of characters.
///
/// It is only decoration: the words next to it have the same content, for an output that cannot draw.
package struct Picture {
  /// A piece of a line in one colour; without a tint, it has the colour of text.
  nonisolated package struct Stroke: Equatable, Sendable {
    package let characters: String
    package let tint: Tint?

    package init(_ characters: String, tint: Tint? = nil) {
      self.characters = characters
      self.tint = tint
    }
  }

  /// The lines from top to bottom, each drawn from left to right.
  package typealias Drawing = [[Stroke]]

  /// The number that the picture shows, such as the value of a die.
  package let value: Int
  package let drawing: Drawing
  /// Returns the animation from an earlier value to ``value``; an output may omit it.
  package let frames: (_ earlier: Int) -> [Drawing]

  package init(of value: Int, _ drawing: Drawing, frames: @escaping (_ earlier: Int) -> [Drawing] = { _ in [] }) {
    self.value = value
    self.drawing = drawing
    self.frames = frames
  }

  /// Creates a picture without colours or animation.
  package init(_ lines: [String]) {
    self.init(of: 0, lines.map { [Stroke($0)] })
  }
}

/// The colour of a stroke or a badge, if the output has colours.
///
/// It only makes strokes and badges distinguishable, and has no other meaning.
nonisolated package enum Tint: Int, CaseIterable, Sendable {
  case red, green, yellow, blue, magenta, cyan
}
