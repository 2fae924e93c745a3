import CTermInfo

/// The abilities of a terminal, from terminfo.
nonisolated package struct TerminalAbilities: Equatable, Sendable {
  /// The number of colours of a terminal that supports all 24-bit colours.
  static let allColors = 1 << 24

  /// The number of colours that the terminal shows; 0 for none.
  package var colors: Int
  /// Whether the terminal has a separate screen for programs, besides the shell's screen.
  package let hasAlternateScreen: Bool
  /// Whether the terminal's cursor can be moved, which the full screen needs.
  package let hasScreen: Bool

  package init(colors: Int, hasAlternateScreen: Bool = true, hasScreen: Bool = true) {
    self.colors = colors
    self.hasAlternateScreen = hasAlternateScreen
    self.hasScreen = hasScreen
  }

  /// Looks up the terminal with this name in terminfo.
  ///
  /// A terminal that is missing from terminfo is probably too new for the database, so we assume the abilities that nearly all
  /// terminals have.
  ///
  /// - Parameters:
  ///   - name: The terminal's name. If it is nil, the terminal is unknown, and nothing can be drawn on it.
  ///   - takesAllColors: Whether the environment indicates support for 24-bit colours.
  package init(of name: String?, takingAllColors takesAllColors: Bool) {
    guard let name else {
      self.init(colors: 0, hasAlternateScreen: false, hasScreen: false)
      return
    }
    var result: Int32 = 0
    guard setupterm(name, 1, &result) == 0 else {
      self.init(colors: takesAllColors ? Self.allColors : 8)
      return
    }
    // terminfo would otherwise leak this terminal's data when another terminal is looked up.
    defer { _ = del_curterm(set_curterm(nil)) }
    let takesAllColors = takesAllColors || tigetflag("RGB") > 0
    self.init(
      colors: takesAllColors ? Self.allColors : max(0, Int(tigetnum("colors"))),
      hasAlternateScreen: Self.hasText("smcup"), hasScreen: Self.hasText("cup"))
  }

  private static func hasText(_ capability: String) -> Bool {
    // terminfo returns -1 for a capability that is not a string.
    tigetstr(capability).map { Int(bitPattern: $0) != -1 } ?? false
  }
}
