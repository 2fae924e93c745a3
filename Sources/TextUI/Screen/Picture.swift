import Localization

/// A picture made of characters.
///
/// It only pleases the eye: the words beside it say the same, or its own ``words`` do.
package struct Picture {
  /// A piece of a line, in one colour; nil for the colour of text.
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

  /// What the picture shows, as a number.
  package let value: Int
  package let drawing: Drawing
  /// What the picture shows, for an output that cannot draw; nil if the words beside it say so.
  package let words: Text?
  /// Returns the drawings that lead from an earlier value to this one; an output may leave them out.
  package let frames: (_ earlier: Int) -> [Drawing]

  package init(
    of value: Int, _ drawing: Drawing, words: Text? = nil, frames: @escaping (_ earlier: Int) -> [Drawing] = { _ in [] }
  ) {
    self.value = value
    self.drawing = drawing
    self.words = words
    self.frames = frames
  }

  /// Creates a picture without colours, which changes at once.
  package init(_ lines: [String]) {
    self.init(of: 0, lines.map { [Stroke($0)] })
  }
}
