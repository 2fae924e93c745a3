import Sessions
import TextUI

/// The look of each style.
///
/// It uses at most sixteen colours, which the terminal's theme defines. Without colours, styles differ only in weight,
/// underlining and inversion.
nonisolated struct Palette {
  let usesColor: Bool

  /// Returns the SGR parameters of a style.
  func numbers(of style: Style) -> [Int] {
    switch style {
    case .plain: []
    case .title, .key: [Self.bold]
    case .dim: [Self.faint]
    case .selected: [Self.reversed]
    case .input: [Self.underlined]
    case .match: [Self.bold, Self.underlined]
    case .new, .success: usesColor ? [Self.bold, Self.green] : [Self.bold]
    case .changed: usesColor ? [Self.bold, Self.yellow] : [Self.bold]
    case .gone, .error: usesColor ? [Self.bold, Self.red] : [Self.bold]
    case .warning: usesColor ? [Self.yellow] : []
    case .bar: usesColor ? [Self.green] : []
    case .drawn(let tint): usesColor ? [Self.number(of: tint)] : []
    case .block(let tint): usesColor ? [Self.reversed, Self.number(of: tint)] : [Self.reversed]
    }
  }

  private static func number(of tint: Tint) -> Int {
    switch tint {
    case .red: red
    case .green: green
    case .yellow: yellow
    case .blue: 34
    case .magenta: 35
    case .cyan: 36
    }
  }

  private static let bold = 1
  private static let faint = 2
  private static let underlined = 4
  private static let reversed = 7
  private static let red = 31
  private static let green = 32
  private static let yellow = 33
}
