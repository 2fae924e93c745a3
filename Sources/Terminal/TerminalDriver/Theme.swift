import TextUI

/// The look of everything, on a dark background and on a light one.
nonisolated package struct Theme: Equatable, Sendable {
  /// A role that has a look; the last six are the colours of pictures.
  package enum Role: String, CaseIterable, Sendable {
    case title, key, dim, selected, match, new, changed, gone, link, input, success, warning, error, bar
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

  /// What the terminal's background is.
  package enum Background: String, CaseIterable, Sendable {
    /// The background that the terminal reports; dark until it does.
    case auto
    case dark, light
  }

  package var background = Background.auto
  package var dark, light: [Role: Look]

  /// The colours of the terminal's theme, except those that many themes make unreadable.
  ///
  /// These are green, yellow and cyan on white, and grey, for which there is one with a contrast of 4.5 to 1 to black
  /// and to white.
  package static let standard = {
    let words: KeyValuePairs<Role, String> = [
      .title: "bold", .key: "bold", .dim: "243", .selected: "reverse", .match: "bold underline", .new: "bold green",
      .changed: "bold yellow", .gone: "bold red", .link: "underline", .input: "underline", .success: "bold green",
      .warning: "yellow", .error: "bold red", .bar: "green", .red: "red", .green: "green", .yellow: "yellow",
      .blue: "blue", .magenta: "magenta", .cyan: "cyan",
    ]
    let dark = Dictionary(uniqueKeysWithValues: words.compactMap { role, words in Look(words).map { (role, $0) } })
    let onWhite = ["green": "28", "yellow": "94", "cyan": "30"]
    let light = dark.mapValues { look in
      Look(look.words.split(separator: " ").map { onWhite[String($0)] ?? String($0) }.joined(separator: " ")) ?? look
    }
    return Theme(dark: dark, light: light)
  }()

  /// Whether it matters what the background is.
  var asksForBackground: Bool { background == .auto && dark != light }
}
