import Sessions
import TextUI

/// The look of each style.
///
/// The colours are those of the terminal's theme, but for a grey that is readable on black and on white alike. Without
/// colours, styles differ only in weight, underlining and inversion.
nonisolated struct Palette {
  let usesColor: Bool

  /// Returns the SGR parameters of a style.
  func numbers(of style: Style) -> [Int] {
    switch style {
    case .plain: []
    case .title, .key: [Self.bold]
    case .dim: usesColor ? Self.grey : [Self.faint]
    case .selected: [Self.reversed]
    case .input, .link: [Self.underlined]
    case .match: [Self.bold, Self.underlined]
    case .selectedMatch: [Self.reversed, Self.bold, Self.underlined]
    case .new, .success: usesColor ? [Self.bold, Self.number(of: .green)] : [Self.bold]
    case .changed: usesColor ? [Self.bold, Self.number(of: .yellow)] : [Self.bold]
    case .gone, .error: usesColor ? [Self.bold, Self.number(of: .red)] : [Self.bold]
    case .warning: usesColor ? [Self.number(of: .yellow)] : []
    case .bar: usesColor ? [Self.number(of: .green)] : []
    case .drawn(let tint): usesColor ? [Self.number(of: tint)] : []
    case .block(let tint): usesColor ? [Self.reversed, Self.number(of: tint)] : [Self.reversed]
    }
  }

  private static func number(of tint: Tint) -> Int {
    switch tint {
    case .red: 31
    case .green: 32
    case .yellow: 33
    case .blue: 34
    case .magenta: 35
    case .cyan: 36
    }
  }

  /// Its contrast is 4.5 to 1 with both; many themes make faint text, and their own grey, unreadable.
  private static let grey = [38, 5, 243]
  private static let bold = 1
  private static let faint = 2
  private static let underlined = 4
  private static let reversed = 7
}
