import Sessions
import TextUI

/// The look of each style on one terminal.
///
/// Without colours, styles differ only in attributes such as bold, underlined and reversed.
nonisolated package struct Palette: Equatable {
  let theme: Theme
  /// The number of colours that the terminal shows; 0 for none.
  let colors: Int
  /// The colours that the terminal has reported, if the theme depends on them.
  package var reported = TerminalColors()

  package init(_ theme: Theme = .standard, colors: Int) {
    self.theme = theme
    self.colors = colors
  }

  /// Whether the terminal's background is light; nil until that is known.
  private var isOnLight: Bool? {
    switch theme.background {
    case .auto: theme.asksForBackground ? reported.isOnLight : false
    case .dark: false
    case .light: true
    }
  }

  /// Returns the SGR parameters of a style.
  func numbers(of style: Style) -> [Int] {
    switch style {
    case .plain: []
    case .title: parameters(.title)
    case .dim: parameters(.dim)
    case .key: parameters(.key)
    case .accent: parameters(.accent)
    case .rule: parameters(.rule)
    case .selected: parameters(.selected)
    case .inactive: parameters(.inactive)
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

  /// Returns the parameters of the role's look.
  ///
  /// If the look needs more colours than can be used, returns the parameters of the basic look.
  private func parameters(_ role: Theme.Role) -> [Int] {
    if role == .dim, isDimStandard, colors > 256, let dim = reported.dim {
      return dim.color.numbers(isBehind: false, of: colors)
    }
    let chosen = isOnLight == true ? theme.light[role] : theme.dark[role]
    let basic = isOnLight == true ? Theme.basic.light[role] : Theme.basic.dark[role]
    let looks = [chosen, basic].compactMap(\.self)
    let look = looks.first { $0.colorsNeeded <= usableColors } ?? looks.last
    return look?.numbers(of: usableColors) ?? []
  }

  /// Whether the user has kept the standard grey.
  ///
  /// In that case, a mix of the terminal's colours suits its theme better than our grey.
  private var isDimStandard: Bool {
    theme.dark[.dim] == Theme.standard.dark[.dim] && theme.light[.dim] == Theme.standard.light[.dim]
  }

  /// The number of colours to use; 0 instead of 256 or more while the background is unknown.
  private var usableColors: Int { isOnLight == nil && colors >= 256 ? 0 : colors }
}
