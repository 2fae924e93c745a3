import Foundation

/// The colours that the terminal reports for text without a colour, and for its background.
nonisolated package struct TerminalColors: Equatable, Sendable {
  package var text: MixedColor?
  package var background: MixedColor?

  package init(text: MixedColor? = nil, background: MixedColor? = nil) {
    self.text = text
    self.background = background
  }

  /// Whether the background is light; nil until the terminal has reported it.
  package var isOnLight: Bool? { background.map { $0.brightness > 0.5 } }

  /// The faintest readable mix of text and background; nil if a colour is missing.
  ///
  /// If no mix is readable, it is the colour of the text.
  package var dim: MixedColor? {
    guard let text, let background else { return nil }
    // Mix in steps, from the background to the text.
    let mixes = (1...20).map { background.mixed(with: text, share: Double($0) / 20) }
    return mixes.first { $0.contrast(to: background) >= MixedColor.readable } ?? text
  }
}

/// A colour with red, green and blue components from 0 to 1.
nonisolated package struct MixedColor: Equatable, Sendable {
  /// The minimum contrast of readable text (WCAG 2, level AA).
  package static let readable = 4.5

  package let red, green, blue: Double

  package init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The perceived brightness, from 0 to 1 (ITU-R BT.601).
  var brightness: Double { 0.299 * red + 0.587 * green + 0.114 * blue }

  /// Returns the contrast with another colour, from 1 to 21 (WCAG 2).
  package func contrast(to other: MixedColor) -> Double {
    let lighter = max(luminance, other.luminance)
    let darker = min(luminance, other.luminance)
    return (lighter + 0.05) / (darker + 0.05)
  }

  private var luminance: Double {
    let linear = { (share: Double) in share <= 0.03928 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  func mixed(with other: MixedColor, share: Double) -> MixedColor {
    MixedColor(
      red: red + (other.red - red) * share, green: green + (other.green - green) * share,
      blue: blue + (other.blue - blue) * share)
  }

  /// The colour as the driver writes it, with components from 0 to 255.
  var color: Color {
    .mixed(red: Int((red * 255).rounded()), green: Int((green * 255).rounded()), blue: Int((blue * 255).rounded()))
  }
}
