import CTermInfo

/// The abilities of a terminal, from terminfo.
nonisolated package struct TerminalAbilities: Equatable, Sendable {
  /// The number of colours of a terminal that takes any of 24 bits.
  static let allColors = 1 << 24

  /// How many colours it shows; 0 for none.
  package var colors: Int
  /// Whether it has a screen for programs, beside the one on which the shell writes.
  package let hasAlternateScreen: Bool
  /// Whether its cursor can be moved, without which there is no full screen.
  package let hasScreen: Bool

  package init(colors: Int, hasAlternateScreen: Bool = true, hasScreen: Bool = true) {
    self.colors = colors
    self.hasAlternateScreen = hasAlternateScreen
    self.hasScreen = hasScreen
  }

  /// Looks up the terminal with this name; terminfo knows one terminal at a time.
  ///
  /// A terminal that terminfo does not know is most likely newer, so it is taken to be like nearly all others.
  ///
  /// - Parameters:
  ///   - name: Its name; nil if nothing is known of it, so that it cannot be drawn on.
  ///   - takesAllColors: Whether it is known from elsewhere to take colours of 24 bits.
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
    // terminfo would otherwise leak its data of this terminal when it is asked for another one.
    defer { _ = del_curterm(set_curterm(nil)) }
    let takesAllColors = takesAllColors || tigetflag("RGB") > 0
    self.init(
      colors: takesAllColors ? Self.allColors : max(0, Int(tigetnum("colors"))),
      hasAlternateScreen: Self.hasText("smcup"), hasScreen: Self.hasText("cup"))
  }

  private static func hasText(_ capability: String) -> Bool {
    // terminfo returns -1 for a capability that is not a text.
    tigetstr(capability).map { Int(bitPattern: $0) != -1 } ?? false
  }
}
