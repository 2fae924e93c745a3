import Sessions
import TextUI

/// The look of each style on one terminal.
///
/// Without colours, styles differ only in weight, underlining and inversion.
nonisolated package struct Palette: Equatable {
  let theme: Theme
  /// How many colours the terminal shows; 0 for none.
  let colors: Int
  /// Whether the terminal's background is light.
  package var isOnLight: Bool

  package init(_ theme: Theme = .standard, colors: Int) {
    self.theme = theme
    self.colors = colors
    isOnLight = theme.background == .light
  }

  /// Returns the SGR parameters of a style.
  func numbers(of style: Style) -> [Int] {
    switch style {
    case .plain: []
    case .title: parameters(.title)
    case .dim: parameters(.dim)
    case .key: parameters(.key)
    case .selected: parameters(.selected)
    case .match: parameters(.match)
    case .selectedMatch: parameters(.selected) + parameters(.match)
    case .new: parameters(.new)
    case .changed: parameters(.changed)
    case .gone: parameters(.gone)
    case .link: parameters(.link)
    case .input: parameters(.input)
    case .success: parameters(.success)
    case .warning: parameters(.warning)
    case .error: parameters(.error)
    case .bar: parameters(.bar)
    case .drawn(let tint): parameters(Theme.Role(tint))
    case .block(let tint): [Look.Attribute.reverse.rawValue] + parameters(Theme.Role(tint))
    }
  }

  /// Returns the parameters of the role's look or, if the terminal has too few colours for it, of its usual one.
  private func parameters(_ role: Theme.Role) -> [Int] {
    let looks = [isOnLight ? theme.light : theme.dark, Theme.standard.dark].compactMap { $0[role] }
    let look = looks.first { $0.colorsNeeded <= colors } ?? looks.last
    // Without its colour, grey text would look like any other.
    if role == .dim, let look, look.colorsNeeded > colors { return [Look.Attribute.faint.rawValue] }
    return look?.numbers(of: colors) ?? []
  }
}
