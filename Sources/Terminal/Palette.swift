import TextUI

/// How each style looks.
///
/// Sixteen colours at most, which the terminal's own theme chooses; without colours, the same
/// differences but for the hue.
nonisolated struct Palette {
  let usesColor: Bool

  /// The numbers that the terminal knows the look by.
  func numbers(of style: Style) -> [Int] {
    switch style {
    case .plain: []
    case .title, .key: [Self.bold]
    case .dim: [Self.faint]
    case .selected: [Self.reversed]
    case .input: [Self.underlined]
    case .changed, .success: usesColor ? [Self.bold, Self.green] : [Self.bold]
    case .warning: usesColor ? [Self.yellow] : []
    case .error: usesColor ? [Self.bold, Self.red] : [Self.bold]
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
