import TextUI

/// The look of each role, on a dark background and on a light background.
nonisolated package struct Theme: Equatable, Sendable {
  /// A role that has a look; the last six are the colours of pictures and badges.
  package enum Role: String, CaseIterable, Sendable {
    case title, key, accent, dim, rule, selected, inactive, match, new, changed, gone, link, input, success, warning,
      error, bar
    case red, green, yellow, blue, magenta, cyan

    init(_ tint: Tint) {
      self =
        switch tint {
        case .red: .red
        case .green: .green
        case .yellow: .yellow
        case .blue: .blue
        case .magenta: .magenta
        case .cyan: .cyan
        }
    }
  }

  /// The terminal's background.
  package enum Background: String, CaseIterable, Sendable {
    /// The background that the terminal reports. Until the terminal reports it, a terminal with 256 or more colours shows none,
    /// because they might be unreadable.
    case auto
    case dark, light
  }

  package var background = Background.auto
  package var dark, light: [Role: Look]

  /// The default theme: a blue accent, and green, yellow and red for outcomes.
  ///
  /// Every text has a contrast of at least 4.5 to 1 on the backgrounds of common themes, as `ContrastTests` computes. A
  /// `rule` carries no information, so it may have less contrast.
  package static let standard = Theme(
    dark: [
      .title: "bold", .key: "bold 75", .accent: "bold 75", .dim: "247", .rule: "240", .selected: "16 on 75",
      .inactive: "231 on 240", .match: "bold underline", .new: "bold 114", .changed: "bold 221", .gone: "bold 210",
      .link: "underline", .input: "underline", .success: "bold 114", .warning: "221", .error: "bold 210", .bar: "114",
      .red: "210", .green: "114", .yellow: "221", .blue: "75", .magenta: "176", .cyan: "80",
    ],
    light: [
      .title: "bold", .key: "bold 26", .accent: "bold 26", .dim: "242", .rule: "250", .selected: "231 on 26",
      .inactive: "16 on 252", .match: "bold underline", .new: "bold 22", .changed: "bold 94", .gone: "bold 124",
      .link: "underline", .input: "underline", .success: "bold 22", .warning: "94", .error: "bold 124", .bar: "22",
      .red: "124", .green: "22", .yellow: "94", .blue: "26", .magenta: "127", .cyan: "23",
    ])

  /// The looks for a terminal with too few colours, such as 16, or with an unknown background.
  ///
  /// On a light background they have no yellow, green or cyan, which are hard to read there.
  static let basic = Theme(
    dark: [
      .title: "bold", .key: "bold cyan", .accent: "bold cyan", .dim: "faint", .rule: "faint", .selected: "reverse",
      .inactive: "underline", .match: "bold underline", .new: "bold green", .changed: "bold yellow", .gone: "bold red",
      .link: "underline", .input: "underline", .success: "bold green", .warning: "yellow", .error: "bold red",
      .bar: "green", .red: "red", .green: "green", .yellow: "yellow", .blue: "blue", .magenta: "magenta", .cyan: "cyan",
    ],
    light: [
      .title: "bold", .key: "bold blue", .accent: "bold blue", .dim: "faint", .rule: "faint", .selected: "reverse",
      .inactive: "underline", .match: "bold underline", .new: "bold", .changed: "bold", .gone: "bold red",
      .link: "underline", .input: "underline", .success: "bold", .warning: "", .error: "bold red", .bar: "",
      .red: "red", .green: "", .yellow: "", .blue: "blue", .magenta: "magenta", .cyan: "",
    ])

  private init(dark: [Role: String], light: [Role: String]) {
    self.dark = dark.compactMapValues { Look($0) }
    self.light = light.compactMapValues { Look($0) }
  }

  /// Whether to ask the terminal for its background, because the looks depend on it.
  var asksForBackground: Bool { background == .auto && dark != light }
}
