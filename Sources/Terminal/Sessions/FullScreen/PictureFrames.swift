import TextUI

/// The drawings that lead from the previous value of a screen's picture to the current value.
struct PictureFrames {
  /// Whether to show these drawings; otherwise the picture changes at once.
  private let areShown: Bool
  private var value: Int?
  private var frames: ArraySlice<Picture.Drawing> = []

  init(areShown: Bool) {
    self.areShown = areShown
  }

  var isEmpty: Bool { frames.isEmpty }

  /// Returns the drawing to show now; an empty one if there is no picture.
  mutating func drawing(of picture: Picture?) -> Picture.Drawing {
    guard let picture else { return [] }
    if let value, value != picture.value, areShown {
      frames = picture.frames(value)[...]
    }
    value = picture.value
    return frames.first ?? picture.drawing
  }

  /// Goes on to the next drawing.
  mutating func advance() { frames = frames.dropFirst() }

  /// Skips to the picture itself.
  mutating func finish() { frames = [] }
}
